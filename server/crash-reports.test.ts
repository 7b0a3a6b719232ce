import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { composeCrashReport, crashReportPath } from '#domain/crash-report.ts'
import { quoteForm } from '#server/fixtures/form.ts'
import { startMailServer } from '#server/fixtures/mail-server.ts'
import { startTestDesk } from '#server/fixtures/test-desk.ts'
import { writeTestSite } from '#server/fixtures/test-site.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { type CrashCounts, crashReports, handful } from './crash-reports.ts'
import { levelsOf } from './monitoring.ts'
import { readSite } from './site/site.ts'

// Long enough for a busy machine; nothing waits that long when all is well.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const report = composeCrashReport({
  error: new TypeError('x is not a function'),
  component: 'calculator',
  page: '/about',
  userAgent: '',
})
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

describe('a crash report', () => {
  let app: FastifyInstance
  let counts: CrashCounts
  let log: PassThrough

  beforeEach(async () => {
    log = new PassThrough()
    app = fastify({ logger: { level: 'warn', stream: log } })
    app.removeAllContentTypeParsers()
    counts = await crashReports(app, 'https://www.firm.example')
  })

  afterEach(() => app.close())

  const send = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = '203.0.113.5') =>
    app.inject({
      method: 'POST',
      url: crashReportPath,
      remoteAddress,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', 'user-agent': firefox, ...headers },
    })

  async function logged(): Promise<Record<string, unknown>[]> {
    log.end()
    return (await text(log))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }

  it('is written to the log and counted, with nothing about the visitor', async () => {
    expect((await send(report)).statusCode).toBe(204)
    expect([counts.lastHour(), counts.sinceStart()]).toEqual([1, 1])
    expect(counts.lastHour(Date.now() + 61 * 60_000)).toBe(0)
    const [line] = await logged()
    expect(line).toMatchObject({
      msg: 'page crashed',
      page: '/about',
      message: 'TypeError: x is not a function',
      component: 'calculator',
      browser: 'Firefox 145, Linux',
    })
    expect(JSON.stringify(line)).not.toContain('203.0.113')
  })

  it('that holds what a visitor typed is cleaned before it is written', async () => {
    const message = 'Bad: zoe@visitor.example 01632 960001 "Zoë"'
    await send({ ...report, page: '/zoe-obrien', message, component: '<b>\n{"level":60}' })
    const [line] = await logged()
    expect(line).toMatchObject({ page: 'another address', message: 'Bad: … … "…"', component: '<b>level60' })
  })

  it.each([
    ['not JSON', '{', {}, 400],
    ['something else', { hello: 'world' }, {}, 400],
    ['more than a report', { ...report, name: 'Zoë' }, {}, 400],
    ['too long', { ...report, message: 'x'.repeat(10_000) }, {}, 413],
    ['not said to be JSON', report, { 'content-type': 'text/plain' }, 415],
    ['from another site', report, { origin: 'https://evil.example' }, 403],
    ['from another site, says the browser', report, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('that is %s is refused', async (_, payload, headers, status) => {
    expect((await send(payload, headers)).statusCode).toBe(status)
    expect(counts.sinceStart()).toBe(0)
  })

  it('of one visitor who crashes again and again raises no alarm, of two does', async () => {
    const level = async () => (await levelsOf(undefined, counts, 30, Date.now())).crashes
    for (let count = 0; count < 20; count += 1) await send(report)
    expect([counts.lastHour(), await level()]).toEqual([handful, 0])
    await send(report, {}, '203.0.113.6')
    expect(await level()).toBe(1)
    expect((await levelsOf(undefined, counts, 30, Date.now() + 61 * 60_000)).crashes).toBe(0)
  })
})

it('1,000 crash reports in a minute from one address change nothing for its enquiries', async () => {
  const mail = await startMailServer()
  const desk = await startTestDesk(mail.url, { env: { ENQUIRIES_PER_HOUR: '3' } })
  const crash = () => desk.app.inject({ method: 'POST', url: crashReportPath, payload: report })
  const enquire = async () =>
    (await desk.app.inject({ method: 'POST', url: '/api/enquiries', ...(await quoteForm()) })).statusCode
  try {
    const statuses = new Map<number, number>()
    const enquiries: number[] = []
    for (let count = 0; count < 1000; count += 1) {
      const { statusCode } = await crash()
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      if (count % 400 === 0) enquiries.push(await enquire())
    }
    expect(Object.fromEntries(statuses)).toEqual({ 204: handful, 429: 1000 - handful })
    expect(enquiries).toEqual([202, 202, 202])
    // And the other way round: who has sent too many enquiries may still report.
    expect(await enquire()).toBe(429)
    expect((await desk.app.inject('/health')).json()).toMatchObject({ crashes: { lastHour: handful } })
  } finally {
    await desk.close()
    await mail.close()
  }
})

it('is taken where enquiries go by mail draft too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crash-reports-'))
  await writeTestSite(folder)
  const app = await buildApp(readConfig({}), { site: await readSite(folder), logLevel: 'silent' })
  expect((await app.inject({ method: 'POST', url: crashReportPath, payload: report })).statusCode).toBe(204)
  expect((await app.inject('/health')).json()).toMatchObject({ delivery: 'off', crashes: { sinceStart: 1 } })
  await app.close()
  await rm(folder, { recursive: true })
})
