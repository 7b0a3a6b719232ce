import { type AttachmentType, attachmentTypes } from './attachments.ts'
import { cleanLine } from './clean-text.ts'

const longestName = 100
const windowsDevice = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A file name fit for a mail attachment and for any file system: the last part of a path only, without characters that
 * Windows or a shell treats specially, at most 100 characters, and always ending in an extension of its type, so that
 * "plan.pdf.exe" sent as a PDF arrives as "plan.pdf.exe.pdf".
 */
export function safeFileName(name: string, type: AttachmentType): string {
  const extensions: readonly [string, ...string[]] = attachmentTypes[type].extensions
  const base = cleanLine(name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[<>:"|?*%$`'&;{}[\]^~!#@=+,]/g, '-')
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/g, '')
    .replace(windowsDevice, '_$1')
  const ending = /\.([^.]+)$/.exec(base)?.[1] ?? ''
  const known = extensions.includes(ending.toLowerCase())
  const extension = known ? ending : extensions[0]
  const stem = known ? base.slice(0, -ending.length - 1) : base
  const room = longestName - extension.length - 1
  return `${[...stem].slice(0, room).join('').trim() || 'attachment'}.${extension}`
}
