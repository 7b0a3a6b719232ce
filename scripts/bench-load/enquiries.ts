import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enquiryPath } from '#domain/enquiry-address.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { startMailServer } from '#server/fixtures/mail-server.ts'
import { prepareHome, startServer } from '#server/fixtures/server-process.ts'
import { until } from '#server/fixtures/test-desk.ts'
import type { Row } from './static-pages.ts'

const total = 600
const inFlight = 200

function milliseconds(sorted: readonly number[], share: number): string {
  return `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)}ms`
}

/** 600 enquiries with a 200 kB drawing each, 200 at a time, to a server on the embedded database; lost ones are errors. */
export async function benchEnquiries(): Promise<Row & { delivered: number; deliverySeconds: number }> {
  const mail = await startMailServer()
  const home = await mkdtemp(join(tmpdir(), 'bench-'))
  await prepareHome(home)
  const server = await startServer({ home, smtpUrl: mail.url })
  const references = new Set<string>()
  const times: number[] = []
  let left = total
  let errors = 0
  const started = performance.now()

  async function visitor(): Promise<void> {
    while (left > 0) {
      left -= 1
      const form = await quoteForm({}, [sampleFile('plan.pdf', 200_000)])
      const sent = performance.now()
      const answer = await fetch(server.url + enquiryPath, {
        method: 'POST',
        headers: form.headers,
        body: form.payload,
      })
      times.push(performance.now() - sent)
      if (answer.status === 202) references.add(((await answer.json()) as { reference: string }).reference)
      else errors += 1
    }
  }

  try {
    await Promise.all(Array.from({ length: inFlight }, visitor))
    const seconds = (performance.now() - started) / 1000
    const inOffice = () =>
      new Set(
        mail.received
          .filter(({ to }) => to.includes('office@firm.example'))
          .map(({ email }) => /\[(.+)\]$/.exec(email.subject ?? '')?.[1]),
      )
    await until(() => inOffice().size >= references.size, 300)
    const delivered = inOffice()
    const lost = [...references].filter((reference) => !delivered.has(reference)).length
    const sorted = times.sort((a, b) => a - b)
    return {
      name: `enquiries, ${inFlight} in flight`,
      perSecond: total / seconds,
      p50: milliseconds(sorted, 0.5),
      p99: milliseconds(sorted, 0.99),
      errors: errors + lost,
      memory: `${Math.round(await server.peakMemory())} MB`,
      delivered: delivered.size,
      deliverySeconds: (performance.now() - started) / 1000,
    }
  } finally {
    await server.end('SIGTERM')
    await mail.close()
    await rm(home, { recursive: true, force: true })
  }
}
