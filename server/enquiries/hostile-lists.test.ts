import { afterAll, beforeAll, expect, it } from 'vitest'
import { quoteForm } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { type ServerProcess, startServer } from '#server/fixtures/server-process.ts'
import { until } from '#server/fixtures/test-desk.ts'

const longest = 80_000
const office = 'office@firm.example'

const repeated = (pattern: string) => (length: number) => `1${pattern.repeat(length / pattern.length)}`
const json = (start: string, item: string, end: string) => (length: number) =>
  start + Array<string>(Math.floor((length - start.length - end.length) / (item.length + 1))).fill(item) + end

/** As a visitor may paste them, and as a script may forge what the browser sends. */
const lists: Record<string, (length: number) => string> = {
  'words for a weight': repeated(' total'),
  'an abbreviation for a weight': repeated(' wt'),
  'equal signs': repeated('= '),
  'one digit': repeated('9'),
  'one letter': repeated('x'),
  'times signs': repeated(' × '),
  'one section again and again': repeated(' 203x133x25'),
  'decimal points': repeated('1.'),
  'thousands separators': repeated('1,'),
  'at signs and brackets': repeated('@({['),
  spaces: repeated(' '),
  'units without a number': repeated(' mm m kg no'),
  'lines of a table': repeated('1\t2\t3\n'),
  'rows of nothing': json('{"rows":[', '{}', '],"others":[]}'),
  'lines that are no rows': json('{"rows":[],"others":[', '"1 total total"', ']}'),
  'brackets in brackets': (length) => `{"rows":${'['.repeat(length - 20)}`,
}

let mail: MailServer
let server: ServerProcess

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ smtpUrl: mail.url })
})

afterAll(async () => {
  await server.close()
  await mail.close()
})

async function servesHome(): Promise<void> {
  const answer = await fetch(server.url, { signal: AbortSignal.timeout(2000) })
  expect(answer.status).toBe(200)
}

const accepted: string[] = []

async function post(list: string): Promise<void> {
  const answer = await server.post(await quoteForm({ steelList: list }))
  expect(answer.status).toBe(202)
  accepted.push(((await answer.json()) as { reference: string }).reference)
}

const inOffice = (reference: string) => mail.to(office).some(({ email }) => email.subject?.includes(reference))

it.each(Object.entries(lists))('a steel list of %s keeps no page waiting', async (_, write) => {
  await post(write(longest).slice(0, longest))
  await servesHome()
})

it('nor do these lists after a kill and a restart, and the office gets them', async () => {
  mail.behave('later')
  for (const write of Object.values(lists)) await post(write(2000))
  await server.end('SIGKILL')
  mail.behave('accept')
  server = await startServer({ home: server.home, smtpUrl: mail.url })
  await until(async () => {
    await servesHome()
    return accepted.every(inOffice)
  })
})
