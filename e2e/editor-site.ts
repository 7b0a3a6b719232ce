import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#scripts/free-port.ts'
import { copySite } from '../editor/site-copy.fixture.ts'

const sources = ['app', 'content', 'domain', 'editor', 'pictures', 'public', 'scripts', 'server']
const settings = ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']

/** What a copy of the site needs. */
export const siteFiles = [...sources, ...settings]

/** Vite's development server sends no file from outside its folder to a browser: this package is copied, the others are linked. */
const sentToBrowsers = '@astrojs'

function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.') && entry !== sentToBrowsers))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  cpSync(join('node_modules', sentToBrowsers), join(root, 'node_modules', sentToBrowsers), { recursive: true })
  // Pictures that were encoded before.
  const encoded = join('.cache', 'astro')
  mkdirSync(join(root, '.cache'))
  if (existsSync(encoded)) symlinkSync(resolve(encoded), join(root, encoded))
}

export type EditorSite = Awaited<ReturnType<typeof openEditorSite>>

/** `npm run edit` on a copy of the site in a temporary folder. */
export async function openEditorSite() {
  const copy = copySite(...siteFiles)
  linkPackages(copy.root)
  const port = await freePort()
  const running = spawn(process.execPath, ['editor/server/main.ts'], {
    cwd: copy.root,
    env: { ...process.env, CI: '1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let site = ''
  for await (const line of createInterface(running.stdout)) {
    site = /^The site: +(\S+)/.exec(line)?.[1] ?? ''
    if (site) break
  }
  if (!site) throw new Error('The editor did not start')
  return {
    ...copy,
    editor: `http://127.0.0.1:${port}`,
    site,
    async close() {
      const ended = once(running, 'exit')
      running.kill()
      await ended
      copy.remove()
    },
  }
}
