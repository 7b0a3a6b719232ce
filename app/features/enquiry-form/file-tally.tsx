import { attachmentCopy } from '#content/enquiry.ts'
import { attachmentLimits, sizeText } from '#domain/attachments.ts'

/** The number of attached files and their total size. The picker announces each change. */
export function FileTally({ files }: { files: readonly { size: number }[] }) {
  if (files.length === 0) return null
  const size = sizeText(files.reduce((sum, file) => sum + file.size, 0)).replace(' ', '\u00a0')
  const copy = attachmentCopy.tally
    .replace('{count}', `${files.length}`)
    .replace('{limit}', `${attachmentLimits.count}`)
  return <p className="field__hint form-sheet__full">{copy.replace('{size}', size)}</p>
}
