import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#server/fixtures/server-process.ts'

export const sources = ['app', 'content', 'domain', 'editor', 'pictures', 'public', 'scripts', 'server']
export const settings = ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Vite's development server sends no file from outside its folder to a browser: this package is copied, the others are linked. */
const sentToBrowsers = '@astrojs'

function copySite(): string {
  const root = mkdtempSync(join(tmpdir(), 'editor-site-'))
  for (const name of [...sources, ...settings]) cpSync(name, join(root, name), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.') && entry !== sentToBrowsers))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  cpSync(join('node_modules', sentToBrowsers), join(root, 'node_modules', sentToBrowsers), { recursive: true })
  // Pictures that were encoded before.
  const encoded = join('.cache', 'astro')
  mkdirSync(join(root, '.cache'))
  if (existsSync(encoded)) symlinkSync(resolve(encoded), join(root, encoded))
  return root
}

async function start(root: string, port: number): Promise<{ process: ChildProcess; site: string }> {
  const child = spawn(process.execPath, ['editor/server/main.ts'], {
    cwd: root,
    env: { ...process.env, CI: '1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const site = /^The site: +(\S+)/.exec(line)?.[1]
    if (site) return { process: child, site }
  }
  throw new Error('The editor did not start')
}

export type EditorSite = Awaited<ReturnType<typeof openEditorSite>>

/** `npm run edit` on a copy of the site in a temporary folder. */
export async function openEditorSite() {
  const root = copySite()
  const port = await freePort()
  const running = await start(root, port)
  return {
    root,
    editor: `http://127.0.0.1:${port}`,
    site: running.site,
    async close() {
      const ended = once(running.process, 'exit')
      running.process.kill()
      await ended
      rmSync(root, { recursive: true, force: true })
    },
  }
}
