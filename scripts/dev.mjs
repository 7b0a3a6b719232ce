// `npm run dev`: install if needed, draw the icons, then Astro's server with hot reload.
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
const made = await runPinned('scripts/dev-assets.ts')
process.exitCode =
  made === 0 ? await runPinned('node_modules/astro/bin/astro.mjs', 'dev', '--port', process.env.PORT ?? '3000') : made
