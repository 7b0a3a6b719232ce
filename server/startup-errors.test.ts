import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ConfigError } from './config.ts'
import { explainDeskError, explainStartupError } from './startup-errors.ts'

const desk = (error: unknown) => explainDeskError(error, '/srv/data')

it.each([
  ['a port in use', explainStartupError, { code: 'EADDRINUSE', syscall: 'listen' }, 'PORT cannot be used: what the'],
  [
    'a HOST nobody knows',
    explainStartupError,
    { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
    'HOST and PORT cannot be',
  ],
  ['a folder that cannot be read', explainStartupError, { code: 'EACCES', path: '/srv/x' }, 'may not use /srv/x'],
  ['a database host nobody knows', desk, { code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'DATABASE_URL'],
  ['a database that is down', desk, { code: 'ECONNREFUSED', syscall: 'connect' }, 'DATABASE_URL'],
  ['two addresses of a database that is down', desk, { code: 'ECONNREFUSED' }, 'DATABASE_URL'],
  ['a wrong password', desk, { code: '28P01' }, 'DATABASE_URL'],
  ['a folder of another user', desk, { code: 'EACCES', syscall: 'mkdir', path: '/srv/data' }, 'may not use /srv/data'],
  ['a read-only disk', desk, { code: 'EROFS', syscall: 'mkdir', path: '/srv/data' }, 'DATA_DIR cannot be used'],
  ['a full disk', desk, { code: 'ENOSPC', syscall: 'write' }, 'is full: free some space'],
])('%s is one line that names what to change', (_, explain, facts, words) => {
  const line = explain(Object.assign(new Error('what the system said'), facts))
  expect(line).toEqual(expect.stringContaining(words))
  expect(line).not.toContain('\n')
})

it.each([
  ['PORT', { PORT: 'eighty' }],
  ['SMTP_URL', { SMTP_URL: 'smtp:', ENQUIRIES_TO: 'a@firm.example', ENQUIRIES_FROM: 'a@firm.example' }],
])('a wrong %s ends the start with one line', (name, env) => {
  const main = spawnSync(process.execPath, ['server/main.ts'], { env, encoding: 'utf8' })
  expect(main.status).toBe(1)
  expect(main.stderr).toMatch(new RegExp(`^${name} .*\\n$`))
})

it('returns the message of a ConfigError and any unknown error unchanged', () => {
  expect(explainStartupError(new ConfigError('PORT must be a whole number'))).toBe('PORT must be a whole number')
  const error = new TypeError('x is not a function')
  expect(explainStartupError(error)).toBe(error)
})
