import { useEffect, useState } from 'react'
import { useToast } from '#app/ui/toasts.tsx'
import { attachmentWords } from '#content/enquiry.ts'
import { addAttachments } from '#domain/attachments.ts'

export type Attachments = {
  files: readonly File[]
  /** What just happened, for screen readers. */
  news: string
  add: (chosen: readonly File[]) => void
  remove: (file: File) => void
  /** After the enquiry has been sent. */
  forget: () => void
}

/** The files of each form as long as the document lives: a walk through other pages by their links loses none. */
const kept = new Map<string, readonly File[]>()

/** The files of one form; refused ones are explained in toasts (spec 5, 8). */
export function useAttachments(form: string): Attachments {
  const [files, setFiles] = useState<readonly File[]>(() => kept.get(form) ?? [])
  const [news, setNews] = useState('')
  const toast = useToast()

  useEffect(() => {
    kept.set(form, files)
  }, [form, files])

  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return
    const result = addAttachments(files, chosen)
    // Before the errors: a success takes those that stand there off the screen.
    for (const { title, text } of result.repeats) toast({ tone: 'success', title, text })
    for (const { title, text } of result.refusals) toast({ tone: 'error', title, text })
    const added = result.attached.slice(files.length)
    setFiles(result.attached)
    setNews(added.map((file) => attachmentWords.added.replace('{file}', () => file.name)).join(', '))
  }

  function remove(file: File) {
    setFiles(files.filter((other) => other !== file))
    setNews(attachmentWords.removed.replace('{file}', () => file.name))
  }

  return { files, news, add, remove, forget: () => kept.delete(form) }
}
