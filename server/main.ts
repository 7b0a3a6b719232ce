import { buildApp } from './app.ts'
import { loadEnvironment, readConfig } from './config.ts'
import { readSite, requireSameSettings } from './site/site.ts'
import { explainStartupError } from './startup-errors.ts'

async function start(): Promise<void> {
  let where = { host: '', port: 0 }
  try {
    const config = readConfig(loadEnvironment())
    const { host, port } = config
    where = { host, port }
    const site = await readSite(config.buildDirectory)
    requireSameSettings(site, config)
    const app = await buildApp(config, { site })
    await app.listen({ port, host })
    const address = app.server.address()
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
    console.log(`http://${shown}:${typeof address === 'object' && address ? address.port : port}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close())
  } catch (error) {
    console.error(explainStartupError(error, where))
    process.exit(1)
  }
}

await start()
