import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { enquiryPath } from '#domain/enquiry-address.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { startMailServer } from '#server/fixtures/mail-server.ts'
import { prepareHome, startServer } from '#server/fixtures/server-process.ts'
import { until } from '#server/fixtures/test-desk.ts'
import { serveSite } from './serve-site.ts'

function print(name: string, { requests, latency, errors, non2xx }: autocannon.Result): void {
  const metrics = `${requests.average.toFixed(0)} requests a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms`
  console.log(`${name}: ${metrics}, ${errors + non2xx} failed`)
}

async function loadPages(): Promise<number> {
  const { origin, stop } = await serveSite()
  let failed = 0
  try {
    for (const path of ['/', '/about']) {
      const headers = { 'accept-encoding': 'br' }
      const result = await autocannon({ url: origin + path, connections: 32, duration: 5, headers })
      print(path, result)
      failed += result.errors + result.non2xx
    }
  } finally {
    await stop()
  }
  return failed
}

async function loadEnquiries(): Promise<number> {
  const total = 600
  const forms = await Promise.all(Array.from({ length: total }, () => quoteForm({}, [sampleFile('plan.pdf', 200_000)])))
  const mail = await startMailServer()
  const home = await mkdtemp(join(tmpdir(), 'bench-'))
  await prepareHome(home)
  const server = await startServer({ home, smtpUrl: mail.url })
  const delivered = () => mail.received.filter(({ to }) => to.includes('office@firm.example')).length
  try {
    const result = await autocannon({
      url: server.url,
      connections: 200,
      amount: total,
      timeout: 120,
      requests: [
        {
          method: 'POST',
          path: enquiryPath,
          setupRequest: (request) => {
            const form = forms.pop()
            return { ...request, headers: form?.headers, body: form?.payload }
          },
        },
      ],
    })
    print('enquiries', result)
    await until(() => delivered() >= total, 300)
    console.log(
      `${delivered()} of ${total} enquiries delivered; memory at most ${Math.round(await server.peakMemory())} MB`,
    )
    return total - delivered()
  } finally {
    await server.end('SIGTERM')
    await mail.close()
    await rm(home, { recursive: true, force: true })
  }
}

/** `npm run bench:load`: how many pages and enquiries this machine serves. Fails when one is refused or lost. */
const failed = (await loadPages()) + (await loadEnquiries())
process.exitCode = failed > 0 ? 1 : 0
