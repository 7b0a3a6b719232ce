import { useEffect, useRef, useState } from 'react'
import { controlId, type FieldFacts, Notes } from '#app/ui/field.tsx'
import { attachmentCopy } from '#content/attachments.ts'
import { fillIn } from '#content/fill-in.ts'
import { FileRow } from './attachments/file-row.tsx'

/**
 * The steel list of the form: a hidden field, which `attachList` or the draft fills in, and a line that says what is in it.
 * The list is read only once there is one, so that other forms do not load the sections.
 */
export function SteelListField({ facts: { form, name, label, error } }: { facts: FieldFacts }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [title, setTitle] = useState('')
  const [news, setNews] = useState('')
  const id = controlId(form, name)

  // The draft was filled in by a layout effect, and fills in the form again when the visitor comes back.
  useEffect(() => {
    const element = field.current
    if (!element) return
    const over = new AbortController()
    const { signal } = over
    const show = async (added: boolean) => {
      const { value } = element
      const list = value && (await import('#domain/steel-list/sent-list.ts').catch(() => undefined))
      if (signal.aborted || value !== element.value) return
      const shown = list ? list.listTitle(list.readSentList(value)) : value && label
      setTitle(shown)
      if (added) setNews(shown || fillIn(attachmentCopy.removed, { file: label }))
    }
    void show(false)
    element.addEventListener('input', () => void show(true), { signal })
    window.addEventListener('pageshow', () => void show(false), { signal })
    element.form?.addEventListener('reset', () => setTitle(''), { signal })
    return () => over.abort()
  }, [label])

  function remove() {
    if (!field.current) return
    field.current.value = ''
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
    field.current.form?.querySelector<HTMLInputElement>('[name="attachments"]')?.focus()
  }

  return (
    <>
      <textarea ref={field} name={name} hidden />
      <p role="status" className="sr-only">
        {news}
      </p>
      {title ? (
        <div className="field col-span-full">
          <Notes facts={{ form, name, error }} />
          <FileRow name={label} id={id} aria-describedby={error ? `${id}-error` : undefined} onClick={remove}>
            {title}
          </FileRow>
        </div>
      ) : null}
    </>
  )
}
