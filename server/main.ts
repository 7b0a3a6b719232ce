import { buildApp } from './app.ts'
import { ConfigError, loadEnvironment, readConfig } from './config.ts'
import { readSite } from './site/site.ts'

/** One line a person can act on, for what commonly goes wrong at start; anything else keeps its stack. */
function explain(error: unknown, port: number): string | unknown {
  if (error instanceof ConfigError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another`
  if (code === 'EACCES') return `Port ${port} needs rights this user lacks: set PORT to one above 1023`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return 'HOST must be an address of this machine, or localhost'
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000') {
    return `DATABASE_URL names a database that cannot be used: ${error instanceof Error ? error.message : code}`
  }
  return error
}

async function start(): Promise<void> {
  let port = 0
  try {
    const config = readConfig(loadEnvironment())
    port = config.port
    const site = await readSite(config.buildDirectory)
    if (site.directDelivery !== (config.delivery !== null)) {
      throw new ConfigError(
        `The site was built ${site.directDelivery ? 'with' : 'without'} direct delivery, the mail settings say otherwise: run npm run build`,
      )
    }
    const app = await buildApp(config, { site })
    await app.listen({ port, host: config.host })
    const address = app.server.address()
    const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
    console.log(`http://${shown}:${typeof address === 'object' && address ? address.port : port}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close())
  } catch (error) {
    console.error(explain(error, port))
    process.exit(1)
  }
}

await start()
