import { type RefObject, useMemo } from 'react'
import { factList } from './facts-in-text.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Puts a reference such as {business.phone} into the text that had focus last. */
export function FactMenu({ control, onMissing }: { control: RefObject<TextControl | null>; onMissing: () => void }) {
  const options = useMemo(() => factList(), [])
  function insert(reference: string) {
    const text = control.current
    if (!text?.isConnected) return onMissing()
    text.setRangeText(reference, text.selectionStart ?? 0, text.selectionEnd ?? 0, 'end')
    text.dispatchEvent(new Event('input', { bubbles: true }))
    text.focus()
  }
  return (
    <select aria-label="Insert a fact into the text" value="" onChange={({ target }) => insert(target.value)}>
      <option value="">Insert a fact …</option>
      {options.map(([reference, shown]) => (
        <option key={reference} value={reference}>
          {reference} {shown}
        </option>
      ))}
    </select>
  )
}
