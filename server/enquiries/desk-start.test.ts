import { spawnSync } from 'node:child_process'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { runDesk } from '#server/fixtures/desk-command.ts'
import { quoteForm } from '#server/fixtures/form.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { startTestDesk, until } from '#server/fixtures/test-desk.ts'

type Damage = (data: string) => Promise<{ env?: NodeJS.ProcessEnv; repair: () => Promise<unknown> }>

const otherVersion: Damage = async (data) => {
  const file = join(data, 'enquiries', 'pglite', 'PG_VERSION')
  await writeFile(file, '17\n')
  return { repair: () => writeFile(file, '18\n') }
}

const notAFolder: Damage = async (data) => {
  await rename(data, `${data}-away`)
  await writeFile(data, '')
  return { repair: () => rm(data).then(() => rename(`${data}-away`, data)) }
}

const fullDisk: Damage = async (data) => {
  await rename(data, `${data}-away`)
  await mkdir(data)
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', data])
  return {
    repair: async () => {
      spawnSync('umount', ['--lazy', data])
      await rm(data, { recursive: true })
      await rename(`${data}-away`, data)
    },
  }
}

const mayMount = () => {
  const tried = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
  return process.getuid?.() === 0 && tried.status === 0
}

let mail: MailServer
let desk: Awaited<ReturnType<typeof startTestDesk>>
let log: PassThrough

beforeAll(async () => {
  mail = await startMailServer()
})

afterEach(async () => desk.close())

afterAll(async () => mail.close())

async function send(accept = 'application/json') {
  const { payload, headers } = await quoteForm()
  return desk.app.inject({ method: 'POST', url: '/api/enquiries', payload, headers: { ...headers, accept } })
}

describe('a desk that cannot be opened', () => {
  it.each<[string, Damage, RegExp, boolean]>([
    ['the database of another PostgreSQL', otherVersion, /PostgreSQL 17\b.* 18\b/, true],
    ['a file in place of the data folder', notAFolder, /DATA_DIR/, true],
    ['a full disk', fullDisk, /disk.* full/, mayMount()],
  ])('because of %s stops no page, says why, and opens after the repair', async (_, damage, reason, possible) => {
    // A container may not mount a disk.
    if (!possible) return
    log = new PassThrough()
    let repair: () => Promise<unknown> = async () => undefined
    desk = await startTestDesk(mail.url, {
      log: { level: 'warn', stream: log },
      prepare: async (home) => {
        repair = (await damage(join(home, 'data'))).repair
      },
    })
    const lines = () =>
      String(log.read() ?? '')
        .split('\n')
        .filter(Boolean)
    try {
      expect((await desk.app.inject('/about')).statusCode).toBe(200)
      const refused = await send()
      expect(refused.statusCode).toBe(503)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await send('text/html')).body).toContain(business.email)
      expect((await desk.app.inject('/health')).json()).toMatchObject({
        status: 'down',
        desk: 'not open',
        reason: expect.stringMatching(reason),
      })
      const stranger = await desk.app.inject({ url: '/health', remoteAddress: '203.0.113.5' })
      expect(stranger.statusCode).toBe(503)
      expect(stranger.json()).toEqual({ status: 'down', desk: 'not open' })
      expect(lines().filter((line) => reason.test(line))).toHaveLength(1)
    } finally {
      await repair()
    }
    await until(async () => (await send()).statusCode === 202)
    expect((await desk.app.inject('/health')).json()).toMatchObject({ desk: 'open' })
  })

  it('is explained by `npm run desk`', async () => {
    desk = await startTestDesk(mail.url, { prepare: (home) => otherVersion(join(home, 'data')) })
    const { code, stderr } = await runDesk(desk.home, { SMTP_URL: mail.url })
    expect(code).toBe(3)
    expect(stderr).toMatch(/not open: .*PostgreSQL 17\b/)
  })
})
