import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { quoteForm } from '#server/fixtures/form.ts'
import { startMailServer } from '#server/fixtures/mail-server.ts'
import { prepareHome, startServer } from '#server/fixtures/server-process.ts'
import { until } from '#server/fixtures/test-desk.ts'

const hostile = [
  `1 ${'total '.repeat(40)}`,
  ...[
    '1 total ',
    '1 = ',
    'wt ',
    '1 ',
    '1',
    'x',
    '@',
    '(',
    '[',
    '"',
    '",',
    '\t',
    '1x1x1 ',
    'with 4 no ',
    '[{"',
    '{"rows":',
  ].map((piece) => piece.repeat(40_000 / piece.length)),
]

/** Milliseconds until the page is there. */
async function waitForPage(url: string): Promise<number> {
  const started = performance.now()
  expect((await fetch(url, { signal: AbortSignal.timeout(2000) })).status).toBe(200)
  return performance.now() - started
}

it('a steel list never stops the site, not even the one that mails it after a restart', async () => {
  const mail = await startMailServer()
  mail.behave('later')
  const home = await mkdtemp(join(tmpdir(), 'hostile-list-'))
  await prepareHome(home)
  let server = await startServer({ home, smtpUrl: mail.url })
  for (const steelList of hostile) {
    const { headers, payload } = await quoteForm({ steelList })
    const answer = await fetch(`${server.url}/api/enquiries`, { method: 'POST', headers, body: payload })
    expect(answer.status, steelList.slice(0, 20)).toBe(202)
    await waitForPage(server.url)
  }
  await server.end('SIGKILL')
  mail.behave('accept')
  server = await startServer({ home, smtpUrl: mail.url })
  let slowest = 0
  await until(async () => {
    slowest = Math.max(slowest, await waitForPage(server.url))
    return mail.received.length === 2 * hostile.length
  })
  expect(slowest).toBeLessThan(2000)
  const office = mail.received.filter(({ to }) => to.includes('office@firm.example'))
  expect(office.map(({ email }) => email.text)).toContainEqual(expect.stringContaining(hostile[0]?.trim() ?? ''))
  await server.end('SIGTERM')
  await mail.close()
  await rm(home, { recursive: true, force: true })
})
