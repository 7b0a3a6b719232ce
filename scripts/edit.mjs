// `npm run edit`: install if needed, then the content editor with the site beside it.
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exitCode = await runPinned('editor/server/main.ts')
