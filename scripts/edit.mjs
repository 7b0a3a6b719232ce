// `npm run edit`: install if needed, then the content editor with the site beside it.
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
// Code editors complete and check the same files.
await runPinned('scripts/write-json-schemas.ts')
process.exitCode = await runPinned('editor/server/main.ts')
