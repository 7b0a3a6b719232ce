import { encodeForm, type FormFile, quoteFields, sampleFile } from './form.ts'

export type HostileRequest = { label: string; headers: Record<string, string>; body: Buffer }

/** Random numbers in [0, 1) that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Lacks a phone number: however the rest is bent, there is nothing to accept. */
const incomplete = { ...quoteFields, phone: '' }

const names = [
  '../../x',
  '..\\..\\windows\\x.pdf',
  '/etc/passwd',
  'x\u0000.pdf',
  'x\r\nBcc: a@b.example.pdf',
  'CON.pdf',
  `${'n'.repeat(5000)}.pdf`,
  '\u202Efdp.exe',
  '.pdf',
  '',
  'a.pdf.exe',
  '<img src=x>.png',
  '%2e%2e%2f.pdf',
  '💣.pdf',
]

const boundaries = ['', ' ', '"', 'x'.repeat(5000), '--', '\u00e9', ';', 'a; boundary=b', '="']

const fieldNames = [
  '__proto__',
  'constructor',
  'toString',
  'kind[]',
  'a.b',
  '',
  '\u0000',
  'x'.repeat(10_000),
  'attachments',
]

const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/mixed; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x; boundary=y',
  'nonsense',
]

function noise(random: () => number, size: number): Buffer {
  return Buffer.from(Array.from({ length: size }, () => Math.floor(random() * 256)))
}

function flip(body: Buffer, random: () => number): Buffer {
  const bent = Buffer.from(body)
  for (let count = 0; count < 20; count += 1) bent[Math.floor(random() * bent.length)] = Math.floor(random() * 256)
  return bent
}

/** Says it is one thing, and is another. */
function forged(random: () => number): FormFile {
  const type =
    ['application/pdf', 'image/png', 'image/jpeg', 'image/svg+xml', 'application/msword', ''][
      Math.floor(random() * 6)
    ] ?? ''
  const inside =
    ['MZ\u0090', '<script>alert(1)</script>', '', 'PK\u0003\u0004', '#!/bin/sh'][Math.floor(random() * 5)] ?? ''
  return {
    name: `plan.${['pdf', 'png', 'exe', 'svg', 'docx'][Math.floor(random() * 5)]}`,
    type,
    bytes: Buffer.from(inside),
  }
}

type Kind = (
  random: () => number,
  pick: <Item>(items: readonly Item[]) => Item,
) => Promise<Omit<HostileRequest, 'label'>>

async function whole(fields: Readonly<Record<string, string>>, files: readonly FormFile[] = []) {
  const { payload, headers } = await encodeForm(fields, files)
  return { headers, body: payload }
}

const kinds: Record<string, Kind> = {
  'random bytes': async (random) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: noise(random, 2000),
  }),
  'cut off': async (random) => {
    const { headers, body } = await whole(incomplete, [sampleFile('plan.pdf', 5000)])
    return { headers, body: body.subarray(0, Math.floor(random() * body.length)) }
  },
  bent: async (random) => {
    const { headers, body } = await whole(incomplete, [sampleFile('plan.pdf', 3000)])
    return { headers, body: flip(body, random) }
  },
  'wrong boundary': async (_, pick) => {
    const { body } = await whole(incomplete)
    const boundary = Buffer.from(pick(boundaries)).toString('latin1')
    return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
  },
  'wrong content type': async (_, pick) => {
    const { body } = await whole(incomplete)
    return { headers: { 'content-type': pick(contentTypes) }, body }
  },
  'forged file': async (random) => whole(incomplete, [forged(random), forged(random)]),
  'hostile name': async (_, pick) => whole(incomplete, [{ ...sampleFile('plan.pdf'), name: pick(names) }]),
  'hostile field name': async (_, pick) => whole({ ...incomplete, [pick(fieldNames)]: 'x' }),
  'line ends everywhere': async () =>
    whole(
      Object.fromEntries(
        Object.keys(incomplete).map((name) => [name, 'x\r\nBcc: everybody@victim.example\r\n\r\nHello']),
      ),
    ),
  'too many files': async (random) =>
    whole(
      incomplete,
      Array.from({ length: 6 + Math.floor(random() * 60) }, (_, index) => sampleFile(`${index}.png`, 100)),
    ),
  'too many fields': async (random) =>
    whole(
      Object.fromEntries(Array.from({ length: 50 + Math.floor(random() * 500) }, (_, index) => [`f${index}`, 'x'])),
    ),
  'huge field': async (random) =>
    whole({ ...incomplete, description: 'x'.repeat(100_000 + Math.floor(random() * 400_000)) }),
  'huge part header': async (random) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(Math.floor(random() * 300_000))}"\r\n\r\nv\r\n--x--\r\n`,
    ),
  }),
  'many part headers': async (random) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from(`--x\r\n${'X-A: b\r\n'.repeat(Math.floor(random() * 5000))}\r\nv\r\n--x--\r\n`),
  }),
}

/** `count` hostile requests, the same for the same seed; none holds an enquiry that may be accepted. */
export async function hostileRequests(count: number, seed: number): Promise<HostileRequest[]> {
  const random = seeded(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const labels = Object.keys(kinds)
  const requests: HostileRequest[] = []
  for (let index = 0; index < count; index += 1) {
    const label = labels[index % labels.length] ?? ''
    const request = await kinds[label]?.(random, pick)
    if (request) requests.push({ label: `${index} ${label}`, ...request })
  }
  return requests
}
