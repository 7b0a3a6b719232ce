import { PassThrough } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { runDesk } from '#server/fixtures/desk-command.ts'
import { startTestDesk } from '#server/fixtures/test-desk.ts'

const smtpUrl = 'smtp://127.0.0.1:9'
const forwarded = { 'x-forwarded-for': '203.0.113.5' }

async function startDesk(env: NodeJS.ProcessEnv) {
  const log = new PassThrough()
  const desk = await startTestDesk(smtpUrl, { env, log: { level: 'warn', stream: log } })
  onTestFinished(desk.close)
  const ask = (remoteAddress: string) => desk.app.inject({ url: '/about', remoteAddress, headers: forwarded })
  const notices = () => String(log.read() ?? '').match(/TRUSTED_PROXIES/g) ?? []
  return { desk, ask, notices }
}

it('a proxy that is not named is reported once in the log, and by `npm run desk`', async () => {
  const { desk, ask, notices } = await startDesk({})
  await ask('198.51.100.7')
  expect(notices()).toEqual([])
  for (let count = 0; count < 3; count += 1) await ask('10.0.0.2')
  expect(notices()).not.toEqual([])
  await ask('10.0.0.2')
  expect(notices()).toEqual([])
  const { code, stdout } = await runDesk(desk.home, { SMTP_URL: smtpUrl })
  expect(code).toBe(1)
  expect(stdout).toMatch(/10\.0\.0\.2 .*TRUSTED_PROXIES/)
})

it('a proxy that is named is not', async () => {
  const { ask, notices } = await startDesk({ TRUSTED_PROXIES: '10.0.0.0/8' })
  await ask('10.0.0.2')
  expect(notices()).toEqual([])
})
