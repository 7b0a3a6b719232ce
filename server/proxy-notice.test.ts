import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { warnOfProxy } from './proxy-notice.ts'

it.each([
  ['', {}, 0],
  ['', { 'x-forwarded-for': '203.0.113.5' }, 1],
  ['10.0.0.0/8', { 'x-forwarded-for': '203.0.113.5' }, 0],
])(
  'with TRUSTED_PROXIES=%s and the headers %j the log warns %i times of two requests',
  async (trusted, headers, times) => {
    const log: string[] = []
    const app = fastify({ logger: { level: 'warn', stream: { write: (line) => log.push(line) } } })
    warnOfProxy(app, readConfig({ TRUSTED_PROXIES: trusted }))
    for (const remoteAddress of ['10.0.0.2', '10.0.0.3']) await app.inject({ url: '/', remoteAddress, headers })
    expect(log.filter((line) => /^(?!.*10\.0\.0\.2).*TRUSTED_PROXIES is empty/.test(line))).toHaveLength(times)
    await app.close()
  },
)
