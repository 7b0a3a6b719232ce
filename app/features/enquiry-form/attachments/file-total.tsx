import { ProseText } from '#app/ui/prose-text.tsx'
import { attachmentCopy } from '#content/attachments.ts'
import { fillIn } from '#content/fill-in.ts'
import { attachmentLimits, sizeText } from '#domain/attachments.ts'

/** The picker announces each change, so this is no live region. */
export function FileTotal({ files }: { files: readonly { size: number }[] }) {
  if (files.length === 0) return null
  const size = sizeText(files.reduce((sum, file) => sum + file.size, 0))
  const total = fillIn(attachmentCopy.total, { count: files.length, limit: attachmentLimits.count, size })
  return (
    <p className="field__hint form-sheet__full">
      <ProseText prose={total} />
    </p>
  )
}
