// A server as a process of its own, to be killed: like main.ts, with the plan and limits of a test given as JSON.
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { readSite } from '#server/site/site.ts'

const config = readConfig(process.env)
const app = await buildApp(config, {
  site: await readSite(config.buildDirectory),
  logLevel: 'silent',
  desk: JSON.parse(process.env.TEST_CHOICES ?? '{}'),
})
await app.listen({ port: config.port, host: config.host })
process.once('SIGTERM', () => app.close())
process.send?.('listening')
