import { useState } from 'react'
import { useToast } from '#app/ui/toasts.tsx'
import { attachmentWords } from '#content/enquiry.ts'
import { addAttachments } from '#domain/attachments.ts'

export type Attachments = {
  files: readonly File[]
  /** What just happened, for screen readers. */
  news: string
  add: (chosen: readonly File[]) => void
  remove: (file: File) => void
}

/** The files of one form; refused ones are explained in toasts (spec 5, 8). */
export function useAttachments(): Attachments {
  const [files, setFiles] = useState<readonly File[]>([])
  const [news, setNews] = useState('')
  const toast = useToast()

  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return
    const result = addAttachments(files, chosen)
    for (const { title, text } of result.refusals) toast({ tone: 'error', title, text })
    const added = result.attached.slice(files.length)
    setFiles(result.attached)
    setNews(added.map((file) => attachmentWords.added.replace('{file}', () => file.name)).join(', '))
  }

  function remove(file: File) {
    setFiles(files.filter((kept) => kept !== file))
    setNews(attachmentWords.removed.replace('{file}', () => file.name))
  }

  return { files, news, add, remove }
}
