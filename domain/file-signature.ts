import type { AttachmentType } from './attachments.ts'

const zipEntry = 'PK\x03\x04'

/** How a file of each type begins, one character for each byte. PDF readers accept a header that is not at the very start. */
const beginnings: Readonly<Record<AttachmentType, string>> = {
  jpeg: '\xff\xd8\xff',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF',
  pdf: '',
  doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  docx: zipEntry,
}
const pdfHeaderWithin = 1024

/**
 * Whether a file's signature matches its type. `bytes` is the whole file or its first kilobytes: a .docx has an early entry
 * under "word/".
 */
export function matchesSignature(bytes: Buffer, type: AttachmentType): boolean {
  if (!hasAt(bytes, 0, beginnings[type])) return false
  if (type === 'webp') return hasAt(bytes, 8, 'WEBP')
  if (type === 'pdf') return bytes.subarray(0, pdfHeaderWithin).includes('%PDF-')
  return type !== 'docx' || hasWordEntry(bytes)
}

/** The name of a zip entry is 30 bytes after its signature, and the length of the name 26 bytes after it. */
function hasWordEntry(bytes: Buffer): boolean {
  for (let at = 0; at >= 0; at = bytes.indexOf(zipEntry, at + 1)) {
    if (hasAt(bytes, at + 30, 'word/') && bytes.readUInt16LE(at + 26) > 5) return true
  }
  return false
}

function hasAt(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString('latin1', at, at + text.length) === text
}
