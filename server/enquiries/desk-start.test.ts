import { promises } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { business } from '#content/business.ts'
import { runDesk } from '#server/fixtures/desk-command.ts'
import { makeHome } from '#server/fixtures/empty-database.ts'
import { quoteForm } from '#server/fixtures/form.ts'
import { startTestDesk, until } from '#server/fixtures/test-desk.ts'

/** Resolves with a function that repairs it. */
type Damage = (data: string) => Promise<() => Promise<unknown>>

const otherVersion: Damage = async (data) => {
  const file = join(data, 'enquiries', 'pglite', 'PG_VERSION')
  await writeFile(file, '17\n')
  return () => writeFile(file, '18\n')
}

const notAFolder: Damage = async (data) => {
  await rename(data, `${data}-away`)
  await writeFile(data, '')
  return () => rm(data).then(() => rename(`${data}-away`, data))
}

/** Node's own `mkdir`, which makes every folder of the desk, finds no room. */
const fullDisk: Damage = async () => {
  const full = vi.spyOn(promises, 'mkdir').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  syncBuiltinESMExports()
  return async () => {
    full.mockRestore()
    syncBuiltinESMExports()
  }
}

const smtpUrl = 'smtp://127.0.0.1:9'

it.each<[string, Damage, RegExp]>([
  ['the database of another PostgreSQL', otherVersion, /PostgreSQL 17\b.* 18\b/],
  ['a file in place of the data folder', notAFolder, /DATA_DIR/],
  ['a full disk', fullDisk, /disk of DATA_DIR .* is full: free some space/],
])(
  'a desk that cannot be opened because of %s stops no page, says why, and opens after the repair',
  async (_, damage, reason) => {
    const log: string[] = []
    const folder = await makeHome()
    const repair = await damage(join(folder, 'data'))
    const stream = { write: (line: string) => log.push(line) }
    const desk = await startTestDesk(smtpUrl, { folder, log: { level: 'warn', stream } })
    onTestFinished(desk.close)
    const send = async (accept = 'application/json') => desk.post(await quoteForm(), { accept })
    try {
      expect((await desk.app.inject('/about')).statusCode).toBe(200)
      const refused = await send()
      expect(refused.statusCode).toBe(503)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await send('text/html')).body).toContain(business.email)
      expect((await desk.app.inject('/health')).json()).toEqual({ status: 'down' })
      expect(log.filter((line) => reason.test(line))).toHaveLength(1)
      if (damage === otherVersion) {
        const asked = await runDesk(desk.home, { SMTP_URL: smtpUrl })
        expect(asked).toMatchObject({ code: 1, stderr: expect.stringMatching(/not open: .*PostgreSQL 17\b/) })
      }
    } finally {
      await repair()
    }
    await until(async () => (await send()).statusCode === 202)
  },
)
