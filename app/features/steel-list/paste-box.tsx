import { useEffect, useId, useRef } from 'react'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { Button } from '#app/ui/button.tsx'
import { listOpenerCopy } from '#content/interactive/steel-list-opener.ts'
import type { ListState } from './list-steps.ts'
import './paste-box.css'

const { paste: copy } = listOpenerCopy

type Props = { action: string; rest?: ListState['rest']; onText: (text: string) => boolean }

/** Takes a list as text: pasted, typed or from a file. `rest` is what did not fit. The box is emptied when `onText` has taken the text. */
export function PasteBox({ action, rest, onText }: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  // A press before the script would do nothing.
  const ready = useHydrated()
  useEffect(() => {
    if (rest && box.current) box.current.value = [box.current.value, rest.text].filter(Boolean).join('\n')
  }, [rest])

  function read() {
    // Spaces at the start may be an empty cell.
    const text = box.current?.value ?? ''
    if (onText(text) && box.current) box.current.value = ''
  }

  return (
    <div className="paste-box noscript:hidden" data-print="hide">
      <div className="field w-full">
        <label id={`${id}-label`} htmlFor={id}>
          {copy.label}
        </label>
        <p id={`${id}-hint`} className="field__hint">
          {copy.hint}
        </p>
        <textarea
          ref={box}
          id={id}
          className="form-control"
          rows={6}
          // The folded label alone is not enough for every checker.
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          // The browser puts the text in after the event; a picture leaves none.
          onPaste={() => setTimeout(() => box.current?.value.trim() && read())}
        />
      </div>
      <Button look="ghost" size="small" disabled={!ready} onClick={read}>
        {action}
      </Button>
      <label className="paste-box__file button button--plain button--small">
        {copy.file}
        <input
          type="file"
          className="sr-only"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={async ({ target }) => {
            const text = await target.files?.[0]?.text()
            target.value = ''
            if (text) onText(text)
          }}
        />
      </label>
    </div>
  )
}
