import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { watchForProxy } from './proxy-notice.ts'

it.each([
  ['', ['198.51.100.7'], 0],
  ['', ['10.0.0.2', '::ffff:10.0.0.2', '192.168.1.1'], 1],
  ['10.0.0.0/8', ['10.0.0.2'], 0],
])('with TRUSTED_PROXIES=%s requests forwarded by %j are reported %i times', async (trusted, proxies, times) => {
  const log: string[] = []
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => log.push(line) } } })
  const notices = watchForProxy(app, readConfig({ TRUSTED_PROXIES: trusted }))
  for (const remoteAddress of proxies) {
    await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.5' } })
  }
  expect(notices()).toHaveLength(times)
  expect(log.filter((line) => /at 10\.0\.0\.2 .*TRUSTED_PROXIES is empty/.test(line))).toHaveLength(times)
  await app.close()
})
