import { useEffect, useState } from 'react'
import { toast } from '#app/browser/page-events.ts'
import { attachmentCopy } from '#content/attachments.ts'
import { fillIn } from '#content/fill-in.ts'
import { addAttachments } from '#domain/attachments.ts'
import { readFiles, saveFiles } from './saved-files.ts'

export type Attachments = ReturnType<typeof useAttachments>

/**
 * The files of one form, kept while the visitor reads other pages. Toasts explain refused files (spec 5, 8); `news` says to
 * screen readers what just happened.
 */
export function useAttachments(form: string) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [news, setNews] = useState('')

  useEffect(() => {
    void readFiles(form).then((kept) => setFiles((before) => (before.length > 0 ? before : kept)))
  }, [form])

  function clear() {
    setFiles([])
    setNews('')
  }

  function change(next: readonly File[]) {
    setFiles(next)
    void saveFiles(form, next)
  }

  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return
    const result = addAttachments(files, chosen)
    // Successes first, because a success toast removes earlier errors.
    for (const { title, text } of result.repeats) toast({ tone: 'success', title, text })
    for (const { title, text } of result.refusals) toast({ tone: 'error', title, text })
    const added = result.attached.slice(files.length)
    change(result.attached)
    setNews(added.map((file) => fillIn(attachmentCopy.added, { file: file.name })).join(', '))
  }

  function remove(file: File) {
    change(files.filter((other) => other !== file))
    setNews(fillIn(attachmentCopy.removed, { file: file.name }))
  }

  return { files, news, add, remove, forget: () => saveFiles(form, []), clear }
}
