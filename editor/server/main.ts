import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { dev } from 'astro'
import { editorApp } from './app.ts'
import { bundlePage } from './page.ts'

// `npm run edit`: the site's development server and the editor beside it, in one process that ends with both.

const host = '127.0.0.1'
/** Always the same, because the browser keeps unsaved changes by address. */
const port = Number(process.env.PORT ?? 3100)

function openBrowser(address: string): void {
  const { platform, env } = process
  const desktop = platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY
  if (!desktop || env.CI || env.SSH_CONNECTION) return
  const [command, ...args] =
    platform === 'win32' ? ['cmd', '/c', 'start', '', address] : [platform === 'darwin' ? 'open' : 'xdg-open', address]
  // Without such a command the printed address is enough.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

async function start(): Promise<void> {
  // Nothing is requested from other hosts.
  Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' })
  const root = process.cwd()
  const origin = `http://${host}:${port}`
  const page = await bundlePage(root)
  const preview = await dev({ root, logLevel: 'warn', server: { host, port: 0 } })
  const site = `http://${host}:${preview.address.port}`
  const app = editorApp({ root, origin, site, token: randomUUID(), page })
  const end = () => Promise.all([app.close(), preview.stop()]).finally(() => process.exit())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  try {
    await app.listen({ host, port })
  } catch (error) {
    await preview.stop()
    throw error
  }
  console.log(`\nThe editor:  ${origin}\nThe site:    ${site}\n\nCtrl-C ends both.`)
  // The first page takes the development server a few seconds.
  fetch(site).catch(() => undefined)
  openBrowser(origin)
}

try {
  await start()
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use. Is the editor open already? Otherwise: PORT=3101 npm run edit`
      : message,
  )
  process.exit(1)
}
