// `npm start`: install if needed, build if needed, serve.
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
const built = await runPinned('scripts/build-if-needed.ts')
process.exitCode = built === 0 ? await runPinned('server/main.ts') : built
