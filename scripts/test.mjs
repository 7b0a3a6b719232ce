// `npm test`: install if needed, then run every check.
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exitCode = await runPinned('scripts/run-checks.ts', ...process.argv.slice(2))
