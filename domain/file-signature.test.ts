import { describe, expect, test } from 'vitest'
import { type AttachmentType, attachmentTypes } from './attachments.ts'
import { matchesSignature } from './file-signature.ts'

function bytes(...parts: (string | number[])[]) {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )
}

/** A stored zip entry: local header, name, content. */
function entry(name: string, content = 'x') {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name + content)]).toString('latin1')
}

const samples: Record<AttachmentType, Buffer> = {
  jpeg: bytes([0xff, 0xd8, 0xff, 0xe0], '\0\x10JFIF'),
  png: bytes([0x89], 'PNG\r\n', [0x1a], '\n\0\0\0\rIHDR'),
  webp: bytes('RIFF\x24\0\0\0WEBPVP8 '),
  pdf: bytes('%PDF-1.7\n'),
  doc: bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  docx: bytes(entry('[Content_Types].xml', '<Types/>'), entry('_rels/.rels'), entry('word/document.xml')),
}
const types = Object.keys(attachmentTypes) as AttachmentType[]

describe.each(types)('%s', (type) => {
  test('is known by its own marks', () => {
    expect(matchesSignature(samples[type], type)).toBe(true)
  })

  test('is not mistaken for another', () => {
    for (const other of types) if (other !== type) expect(matchesSignature(samples[type], other)).toBe(false)
  })

  test('cut short, empty, or made of something else, is refused', () => {
    for (const wrong of [Buffer.alloc(0), samples[type].subarray(0, 2), bytes('MZ\x90\0'), bytes('<html>')]) {
      expect(matchesSignature(wrong, type)).toBe(false)
    }
  })
})

test('a PDF header may be up to a kilobyte from the start', () => {
  expect(matchesSignature(bytes('\n'.repeat(1000), '%PDF-1.4'), 'pdf')).toBe(true)
  expect(matchesSignature(bytes('\n'.repeat(1100), '%PDF-1.4'), 'pdf')).toBe(false)
})

test('another RIFF file is not a WEBP, another zip is not a DOCX', () => {
  expect(matchesSignature(bytes('RIFF\x24\0\0\0WAVEfmt '), 'webp')).toBe(false)
  expect(matchesSignature(bytes(entry('[Content_Types].xml'), entry('xl/workbook.xml')), 'docx')).toBe(false)
  expect(matchesSignature(bytes(entry('readme.txt', 'the word/document.xml')), 'docx')).toBe(false)
})

test('ten megabytes of near misses are read in a moment', () => {
  const near = Buffer.concat([bytes(entry('a')), Buffer.alloc(10_200_000, 'PK\x03')])
  // Of this thread, because the machine may be busy.
  const before = process.threadCpuUsage()
  expect(matchesSignature(near, 'docx')).toBe(false)
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3000)
})
