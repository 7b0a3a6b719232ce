import { attachmentCopy } from '#content/attachments.ts'
import { attachmentLimits, sizeText } from '#domain/attachments.ts'

/** The picker announces each change, so this is no live region. */
export function FileTotal({ files }: { files: readonly { size: number }[] }) {
  if (files.length === 0) return null
  const size = sizeText(files.reduce((sum, file) => sum + file.size, 0)).replace(' ', '\u00a0')
  const copy = attachmentCopy.total
    .replace('{count}', `${files.length}`)
    .replace('{limit}', `${attachmentLimits.count}`)
  return <p className="field__hint form-sheet__full">{copy.replace('{size}', size)}</p>
}
