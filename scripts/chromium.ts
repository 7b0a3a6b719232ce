import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** No sandbox (containers run as root), no graphics card, and nothing that talks to anybody but the site. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell has no windows to draw: tests take two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** A Chromium already here: `CHROMIUM_PATH`, else the first of the usual names on PATH. */
function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = (env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

/**
 * True when packages were installed: only as root on Debian and its kin, the one place where this can be done unasked.
 */
export function installDebianPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages)
}

/** Path of a Chromium, installed first where that is possible. Throws one line that says what to install. */
export function requireChromium(env: NodeJS.ProcessEnv): string {
  const found = findChromium(env)
  if (found) return found
  if (env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names no program: ${env.CHROMIUM_PATH}`)
  console.log('Installing Chromium (once) …')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const installed = installDebianPackages(name) ? findChromium(env) : undefined
    if (installed) return installed
  }
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH')
}
