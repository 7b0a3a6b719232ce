import { useEffect, useRef, useState } from 'react'
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
  /** What is chosen before the kept files are read. Until then, nothing is saved over them. */
  const early = useRef<readonly File[] | undefined>([])

  useEffect(() => {
    void readFiles(form).then((kept) => {
      const { current: chosen = [] } = early
      early.current = undefined
      if (chosen.length === 0) return setFiles(kept)
      const attached = attach(kept, chosen)
      setFiles(attached)
      void saveFiles(form, attached)
    })
  }, [form])

  function clear() {
    setFiles([])
    setNews('')
  }

  function change(next: readonly File[]) {
    setFiles(next)
    if (early.current) early.current = next
    else void saveFiles(form, next)
  }

  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return
    const attached = attach(files, chosen)
    change(attached)
    setNews(
      attached
        .slice(files.length)
        .map((file) => fillIn(attachmentCopy.added, { file: file.name }))
        .join(', '),
    )
  }

  function remove(file: File) {
    change(files.filter((other) => other !== file))
    setNews(fillIn(attachmentCopy.removed, { file: file.name }))
  }

  return { files, news, add, remove, forget: () => saveFiles(form, []), clear }
}

function attach(files: readonly File[], chosen: readonly File[]): readonly File[] {
  const { attached, repeats, refusals } = addAttachments(files, chosen)
  // Successes first, because a success toast removes earlier errors.
  for (const { title, text } of repeats) toast({ tone: 'success', title, text })
  for (const { title, text } of refusals) toast({ tone: 'error', title, text })
  return attached
}
