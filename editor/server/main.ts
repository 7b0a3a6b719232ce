import { dev } from 'astro'
import { editorApp } from './app.ts'
import { bundlePage } from './bundle-page.ts'
import { buildIn } from './site-check.ts'

// `npm run edit`: the site's development server and the editor, in one process that ends with both.

const host = '127.0.0.1'
/** Always the same, because the browser keeps unsaved changes by address. */
const port = Number(process.env.PORT ?? 3100)
const origin = `http://${host}:${port}`
// Nothing is requested from other hosts.
Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' })

try {
  const page = await bundlePage()
  const root = process.cwd()
  const { CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = process.env
  const desktop = process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY
  const open = desktop && !CI && !SSH_CONNECTION ? origin : false
  const preview = await dev({ root, logLevel: 'warn', server: { host, port: 0, open } })
  const site = `http://${host}:${preview.address.port}`
  const app = editorApp({ root, origin, site, page, build: buildIn(root) })
  const end = () => Promise.all([app.close(), preview.stop()]).finally(() => process.exit())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  await app.listen({ host, port })
  console.log(`\nThe editor:  ${origin}\nThe site:    ${site}\n\nCtrl-C ends both.`)
  // The first page takes the development server a few seconds.
  fetch(site).catch(() => undefined)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const inUse = `Port ${port} is in use. Is the editor open already? Otherwise: PORT=3101 npm run edit`
  console.error(code === 'EADDRINUSE' ? inUse : message)
  process.exit(1)
}
