import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beamRow } from '#domain/fixtures/steel-list-rows.ts'
import { listCsv } from '#domain/steel-list/list-csv.ts'
import { writeSentList } from '#domain/steel-list/sent-list.ts'
import { runDesk } from '#server/fixtures/desk-command.ts'
import { makeHome } from '#server/fixtures/empty-database.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { type ServerProcess, startServer } from '#server/fixtures/server-process.ts'
import { mailsOf, quickPlan, until } from '#server/fixtures/test-desk.ts'

let mail: MailServer
let home: string
let server: ServerProcess
let env: Record<string, string>

beforeAll(async () => {
  mail = await startMailServer()
  home = await makeHome()
  env = { SMTP_URL: mail.url }
  expect(await runDesk(home, env)).toMatchObject({ code: 1, stderr: expect.stringMatching(/^No server is running on/) })
  server = await startServer({ home, smtpUrl: mail.url, plan: { ...quickPlan, first: 3600, longest: 3600 } })
})

afterAll(async () => {
  await server.close()
  await mail.close()
})

const desk = (...args: string[]) => runDesk(home, env, ...args)
/** Asks the server, because a command takes a second. */
const noneWaiting = async () => (await mailsOf(home)).length === 0

async function send(more: Record<string, string> = {}) {
  const file = sampleFile('plan.pdf')
  const form = await quoteForm({ about: 'Structural Steel London', ...more }, [file])
  const answer = await fetch(`${server.url}/api/enquiries`, {
    method: 'POST',
    headers: form.headers,
    body: form.payload,
  })
  return { ...((await answer.json()) as { reference: string }), bytes: file.bytes }
}

/** May never be listed. */
const personal = /zo[eë]|O’Brien|visitor\.example|960001|goalpost|plan\.pdf|203/i

it('lists what waits and why, saves an enquiry with its files and its steel list, and tries it again', async () => {
  mail.behave('later')
  const row = { ...beamRow, note: 'goalpost frame' }
  const { reference } = await send({ steelList: writeSentList({ rows: [row], others: ['Ground floor'] }) })
  await until(() => mail.attempts >= 2)
  const listed = await desk()
  expect([listed.stderr, listed.code]).toEqual(['', 0])
  const rows = listed.stdout.split('\n').filter((line) => line.startsWith(reference))
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/office@firm\.example .* 1 .* +451 Try again later$/)
  expect(rows[1]).toContain('visitor')
  expect(listed.stdout.replaceAll(reference, '')).not.toMatch(personal)

  expect((await desk('files', reference, home)).stdout).toContain(`${reference}-steel-list.csv\n`)
  const text = await readFile(join(home, `${reference}.txt`), 'utf8')
  for (const part of ['Full Name: Zoë O’Brien', 'About: Structural Steel London', 'plan.pdf', 'Ground floor'])
    expect(text).toContain(part)
  expect(await readFile(join(home, `${reference}-steel-list.csv`), 'utf8')).toBe(listCsv([row]))

  mail.behave('accept')
  expect((await desk('retry', 'all')).stdout).toContain('Emails being sent again now: 2')
  await until(noneWaiting)
  expect((await desk()).stdout).toContain('No email is waiting.')
  expect(mail.received).toHaveLength(2)
  expect((await desk('files', reference, home)).stderr).toContain('delivered and deleted')
})

it('lists a file that the mail server refused until it has been saved', async () => {
  mail.behave({ file: 'plan.pdf', code: 552 })
  const { reference, bytes } = await send({ email: 'lee@visitor.example' })
  await until(noneWaiting)
  const listing = async () => (await desk()).stdout
  expect(await listing()).toContain(`npm run desk -- files ${reference} FOLDER`)
  expect((await desk('files', reference)).code).toBe(1)
  const saved = join(home, 'saved', `${reference}-1-plan.pdf`)
  const command = await desk('files', reference.toLowerCase(), join(home, 'saved'))
  expect([command.stdout, command.stderr]).toEqual([`Saved as ${saved}\n`, ''])
  expect((await readFile(saved)).equals(bytes)).toBe(true)
  expect(await listing()).not.toContain(reference)
  expect((await desk('files', reference, home)).stderr).toContain('delivered and deleted')
})

it('fails when there is no desk, no such enquiry or no such command', async () => {
  const off = { ...env, SMTP_URL: '', ENQUIRIES_TO: '', ENQUIRIES_FROM: '' }
  expect((await runDesk(home, off)).stderr).toMatch(/^Direct delivery is off/)
  expect((await desk('shred')).stderr).toMatch(/^there is no command shred/)
  expect((await desk('files', 'ES-0000-00', home)).code).toBe(1)
})
