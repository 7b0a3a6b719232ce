import { randomBytes, randomUUID } from 'node:crypto'

export type FormFile = { name: string; type: string; bytes: Buffer }

export const quoteFields = {
  kind: 'quote',
  name: 'Zoë O’Brien',
  phone: '01632 960001',
  email: 'zoe@visitor.example',
  service: 'structural-steel',
  location: 'london',
  description: 'A goalpost frame, 4.2 m × 2.4 m.\nÜber £1,000 & 100% urgent.',
  contactMethod: 'email',
  timeline: 'asap',
  page: '/structural-steel-london',
} as const

/** A file that is what its name says, filled up with noise. */
export function sampleFile(name: string, size = 2000): FormFile {
  const kinds: Record<string, [type: string, mark: Buffer]> = {
    pdf: ['application/pdf', Buffer.from('%PDF-1.7\n')],
    png: ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    jpg: ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  }
  const [type, mark] = kinds[name.split('.').at(-1) ?? ''] ?? ['', Buffer.alloc(0)]
  return { name, type, bytes: Buffer.concat([mark, randomBytes(Math.max(0, size - mark.length))]) }
}

/** A form as a browser would send it: body and headers. */
export async function encodeForm(fields: Readonly<Record<string, string>>, files: readonly FormFile[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, type, bytes } of files)
    form.append('attachments', new File([new Uint8Array(bytes)], name, { type }))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', accept: 'application/json' },
  }
}

/** A good quote request with a new submission id. */
export function quoteForm(changes: Readonly<Record<string, string>> = {}, files: readonly FormFile[] = []) {
  return encodeForm({ ...quoteFields, submission: randomUUID(), ...changes }, files)
}
