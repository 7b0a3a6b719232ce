// `npm test`: install if needed, then every check there is.
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exitCode = await runPinned('scripts/run-checks.ts', ...process.argv.slice(2))
