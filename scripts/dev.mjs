// `npm run dev`: install if needed, then Astro's server with hot reload.
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exitCode = await runPinned('node_modules/astro/bin/astro.mjs', 'dev', '--port', process.env.PORT ?? '3000')
