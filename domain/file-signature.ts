import type { AttachmentType } from './attachments.ts'

const zipEntry = [0x50, 0x4b, 0x03, 0x04]
/** Offsets of an entry name's length and text after the signature of a local file header. */
const zipNameLength = 26
const zipName = 30
/** PDF readers accept a header that is not at the very start. */
const pdfHeaderWithin = 1024

/**
 * Whether a file's signature matches its type. `bytes` is the whole file or its first kilobytes: a .docx has an early entry
 * under "word/".
 */
export function matchesSignature(bytes: Uint8Array, type: AttachmentType): boolean {
  switch (type) {
    case 'jpeg':
      return startsWith(bytes, [0xff, 0xd8, 0xff])
    case 'png':
      return startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    case 'webp':
      return startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)
    case 'pdf':
      return indexOf(bytes.subarray(0, pdfHeaderWithin), ascii('%PDF-')) >= 0
    case 'doc':
      return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    case 'docx':
      return startsWith(bytes, zipEntry) && hasWordEntry(bytes)
  }
}

function hasWordEntry(bytes: Uint8Array): boolean {
  for (let at = 0; at >= 0; at = indexOf(bytes, zipEntry, at + 1)) {
    const nameLength = (bytes[at + zipNameLength] ?? 0) + 256 * (bytes[at + zipNameLength + 1] ?? 0)
    if (nameLength > 5 && startsWith(bytes, ascii('word/'), at + zipName)) return true
  }
  return false
}

function indexOf(bytes: Uint8Array, wanted: readonly number[], from = 0): number {
  const first = wanted[0] ?? 0
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, wanted, at)) return at
  }
  return -1
}

function startsWith(bytes: Uint8Array, wanted: readonly number[], at = 0): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte)
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}
