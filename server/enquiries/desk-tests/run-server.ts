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
await app.listen({ port: 0, host: config.host })
process.once('SIGTERM', () => app.close())
// A test that fails must not leave its servers behind.
process.once('disconnect', () => process.exit(1))
// The most memory it has ever held, in kB; every system tells a process that of itself.
process.on('message', () => process.send?.({ peak: process.resourceUsage().maxRSS }))
// Listening for that would by itself keep this process alive after a stop.
process.channel?.unref()
process.send?.({ port: app.addresses().map((address) => (typeof address === 'object' ? address.port : 0))[0] })
