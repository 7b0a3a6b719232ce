import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CrashReport, crashReportPath, longestCrashMessage } from '#domain/crash-report.ts'
import { type CrashReports, crashReports, redactMessage, reportsPerHour } from './crash-reports.ts'

const siteUrl = 'https://www.firm.example'
const hour = 60 * 60_000
const report: CrashReport = { page: '/about', component: 'EnquiryForm', message: 'TypeError: x is not a function' }
const where = '/about, EnquiryForm'
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let app: FastifyInstance
let crashes: CrashReports
let log: string[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  log = []
  app = fastify({ logger: { level: 'warn', stream: { write: (line) => log.push(line) } } })
  app.removeAllContentTypeParsers()
  crashes = await crashReports(app, siteUrl)
})

afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

async function send(payload: object | string, visitor = '203.0.113.5', headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: crashReportPath,
    remoteAddress: visitor,
    payload,
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...headers },
  })
  return answer.statusCode
}

const repeated = () => crashes.repeated(Date.now())

it('logs page, component, message and user agent, without the address of the visitor', async () => {
  expect(await send(report)).toBe(204)
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ ...report, userAgent, msg: 'page crashed' })
  expect(log.join()).not.toContain('203.0.113')
})

it('logs no page, component or text that a visitor may have typed', async () => {
  await send({ page: '/zoe', component: '<b>', message: `Bad: zoe@visitor.example ${'x '.repeat(1000)}` })
  const { page, component, message } = JSON.parse(log[0] ?? '')
  expect([page, component, message.slice(0, 8)]).toEqual(['unknown', 'unknown', 'Bad: … x'])
  expect(message.length).toBeLessThanOrEqual(longestCrashMessage)
})

it.each([
  [`Unexpected token 'Z', "Zoë O’Brien" is not valid JSON`, `Unexpected token 'Z', "…"`],
  ["Cannot find 'Zoë O Brien' in list", "Cannot find '…' in list"],
  ['bad number +44 (0)1632 960001!', 'bad number …!'],
  ['failed https://firm.example/contact?name=Zoe#x now', 'failed https://firm.example/contact now'],
])('redacts %s', (message, kept) => {
  expect(redactMessage(message)).toBe(kept)
})

it.each<[string, object | string, Record<string, string>, number]>([
  ['not JSON', '{', {}, 400],
  ['not a report', { hello: 'world' }, {}, 400],
  ['too long', { ...report, message: 'x'.repeat(10_000) }, {}, 413],
  ['sent as text', JSON.stringify(report), { 'content-type': 'text/plain' }, 415],
  ['from another site', report, { origin: 'https://evil.example' }, 403],
])('refuses a report that is %s', async (_, payload, headers, status) => {
  expect(await send(payload, undefined, headers)).toBe(status)
})

it('is repeated once two visitors report the same page and component within a day', async () => {
  const network = ['2001:db8::1', '2001:db8:0:0:1::9']
  for (const visitor of network) await send(report, visitor)
  expect(repeated()).toBeUndefined()
  await send({ ...report, component: 'PhotoWall' }, '203.0.113.6')
  await send({ ...report, page: '/contact' }, '203.0.113.6')
  for (const visitor of ['203.0.113.5', '203.0.113.6']) {
    await send({ ...report, page: '/toString' }, visitor)
    await send({ ...report, component: 'toString' }, visitor)
  }
  expect(repeated()).toBeUndefined()
  await send(report, '203.0.113.6')
  expect(repeated()).toBe(where)
  vi.setSystemTime(Date.now() + 25 * hour)
  expect(repeated()).toBeUndefined()
  await send(report, '203.0.113.7')
  expect(repeated()).toBeUndefined()
})

it('limits the reports of one visitor, and of nobody else', async () => {
  const statuses = []
  for (let count = 0; count <= reportsPerHour; count += 1) statuses.push(await send(report))
  expect(statuses).toEqual([...Array(reportsPerHour).fill(204), 429])
  expect(await send(report, '203.0.113.6')).toBe(204)
})
