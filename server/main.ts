import { buildApp } from './app.ts'
import { loadEnvironment, readConfig } from './config.ts'
import { readSite, requireSameSettings } from './site/site.ts'
import { explainStartupError } from './startup-errors.ts'

try {
  const config = readConfig(loadEnvironment())
  const { host, port } = config
  const site = await readSite(config.buildDirectory)
  requireSameSettings(site, config)
  const app = await buildApp(config, { site })
  const url = new URL(await app.listen({ port, host }))
  url.hostname = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  console.log(url.origin)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close())
} catch (error) {
  console.error(explainStartupError(error))
  process.exit(1)
}
