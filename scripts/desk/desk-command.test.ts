import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beamRow } from '#domain/fixtures/steel-list-rows.ts'
import { listCsv } from '#domain/steel-list/list-text.ts'
import { writeSentList } from '#domain/steel-list/sent-list.ts'
import { runDesk } from '#server/fixtures/desk-command.ts'
import { quoteForm, sampleFile } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { prepareHome, type ServerProcess, startServer } from '#server/fixtures/server-process.ts'
import { quickPlan, until } from '#server/fixtures/test-desk.ts'

let mail: MailServer
let home: string
let server: ServerProcess | undefined
let env: Record<string, string>

beforeEach(async () => {
  mail = await startMailServer()
  home = await mkdtemp(join(tmpdir(), 'command-'))
  await prepareHome(home)
  env = { SMTP_URL: mail.url }
})

afterEach(async () => {
  await server?.end('SIGTERM')
  server = undefined
  await mail.close()
  await rm(home, { recursive: true, force: true })
})

async function send({ url }: ServerProcess, steelList = '') {
  const file = sampleFile('plan.pdf')
  const form = await quoteForm({ about: 'Structural Steel London', steelList }, [file])
  const answer = await fetch(`${url}/api/enquiries`, { method: 'POST', headers: form.headers, body: form.payload })
  return { ...((await answer.json()) as { reference: string }), bytes: file.bytes }
}

/** May never be seen without --personal. */
const personal = /zo[eë]|O’Brien|visitor\.example|960001|goalpost|plan\.pdf/i

it('lists what waits and why, shows an enquiry with and without personal data, and retries it', async () => {
  server = await startServer({ home, smtpUrl: mail.url, plan: { ...quickPlan, first: 3600, longest: 3600 } })
  mail.behave('later')
  const { reference } = await send(server)
  await until(() => mail.attempts >= 2)
  const listed = await runDesk(home, env)
  expect([listed.stderr, listed.code]).toEqual(['', 0])
  const rows = listed.stdout.split('\n').filter((line) => line.startsWith(reference))
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/office@firm\.example +waiting .* 1 .* +451 Try again later$/)
  expect(rows[1]).toContain('visitor')

  const shown = await runDesk(home, env, 'show', reference.toLowerCase())
  expect(shown.stdout).toContain('Service: structural-steel')
  expect(shown.stdout).toContain('About: Structural Steel London')
  expect(shown.stdout).toContain('pdf (2000 bytes)')
  for (const { stdout } of [listed, shown]) expect(stdout).not.toMatch(personal)
  const all = await runDesk(home, env, 'show', reference, '--personal')
  expect(all.stdout).toContain('Full Name: Zoë O’Brien')
  expect(all.stdout).toContain('plan.pdf (2000 bytes)')

  mail.behave('accept')
  expect((await runDesk(home, env, 'retry', reference)).stdout).toContain('Emails being sent again now: 2')
  await until(() => mail.received.length === 2)
  await until(async () => (await runDesk(home, env)).stdout.includes('No email is waiting, and none was given up.'))
  expect((await runDesk(home, env, 'show', reference)).stdout).toContain('Text and files: deleted after delivery')
})

it('lists a file that the mail server refused until it has been saved', async () => {
  server = await startServer({ home, smtpUrl: mail.url })
  mail.behave({ file: 'plan.pdf', code: 552 })
  const { reference, bytes } = await send(server)
  await until(async () => (await runDesk(home, env)).stdout.includes(`npm run desk -- files ${reference} FOLDER`))
  expect((await runDesk(home, env)).code).toBe(1)
  const shown = await runDesk(home, env, 'show', reference)
  expect(shown.stdout).toContain('pdf (2000 bytes, refused by the mail server)')
  expect((await runDesk(home, env, 'files', reference)).code).toBe(3)

  const saved = join(home, 'saved', `${reference}-1-plan.pdf`)
  const command = await runDesk(home, env, 'files', reference.toLowerCase(), join(home, 'saved'))
  expect([command.stdout, command.stderr]).toEqual([`Saved as ${saved}\n`, ''])
  expect((await readFile(saved)).equals(bytes)).toBe(true)
  expect((await runDesk(home, env)).code).toBe(0)
  expect((await runDesk(home, env, 'files', reference, home)).stderr).toContain('they have been deleted')
})

it('lists a steel list with the files, shows its lines and saves it as CSV', async () => {
  server = await startServer({ home, smtpUrl: mail.url, plan: { ...quickPlan, first: 3600, longest: 3600 } })
  mail.behave('later')
  const row = { ...beamRow, note: 'goalpost frame' }
  const { reference } = await send(server, writeSentList({ rows: [row], others: ['Ground floor'] }))
  const shown = await runDesk(home, env, 'show', reference)
  expect(shown.stdout).toMatch(/^Files: pdf \(2000 bytes\), csv \(\d+ bytes\)$/m)
  expect(shown.stdout).not.toMatch(/203|goalpost/)
  const all = await runDesk(home, env, 'show', reference, '--personal')
  expect(all.stdout).toContain('Steel list: 4 × UB 203×133×25, 3,300 mm, primed (goalpost frame)\nGround floor\n')
  expect(all.stdout).toContain('steel-list.csv')
  const saved = await runDesk(home, env, 'files', reference, home)
  expect(saved.stdout).toContain(`${reference}-steel-list.csv\n`)
  expect(await readFile(join(home, `${reference}-steel-list.csv`), 'utf8')).toBe(listCsv([row]))
})

it('exits with 2 while a mail is given up, and retries it', async () => {
  server = await startServer({ home, smtpUrl: mail.url, plan: { ...quickPlan, tries: 1 } })
  mail.behave('later')
  await send(server)
  await until(async () => {
    const { code, stdout } = await runDesk(home, env)
    return code === 2 && stdout.split('\n').filter((line) => line.startsWith('ES-')).length === 1
  })
  mail.behave('accept')
  expect((await runDesk(home, env, 'retry', 'all')).stdout).toContain('Emails being sent again now: 1')
  await until(() => mail.received.length === 1)
  await until(async () => (await runDesk(home, env)).code === 0)
})

it('exits with 3 when there is no server, no desk, no such enquiry or no such command', async () => {
  expect(await runDesk(home, env)).toMatchObject({ code: 3, stderr: expect.stringMatching(/^No server is running on/) })
  const off = { ...env, SMTP_URL: '', ENQUIRIES_TO: '', ENQUIRIES_FROM: '' }
  expect((await runDesk(home, off)).stderr).toMatch(/^Direct delivery is off/)
  expect((await runDesk(home, env, 'shred')).stderr).toMatch(/^there is no command shred/)
  server = await startServer({ home, smtpUrl: mail.url })
  expect(await runDesk(home, env, 'show', 'ES-0000-00')).toMatchObject({ code: 3 })
})
