import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** No sandbox (containers run as root), no graphics card, and no requests of the browser's own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell comes first because tests run in two thirds of the time. */
const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** Path of a Chromium: `CHROMIUM_PATH`, otherwise the first of the usual names on PATH. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = (env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => chromiumNames.map((name) => join(folder, name))).find((file) => existsSync(file))
}

/** Path of a Chromium. Throws one line that says what to install. */
export function requireChromium(env: NodeJS.ProcessEnv): string {
  const found = findChromium(env)
  if (found) return found
  if (env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names no program: ${env.CHROMIUM_PATH}`)
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH')
}

/** Path of a Firefox: `FIREFOX_PATH`, otherwise where Debian installs it. */
export function findFirefox(): string | undefined {
  const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
  return existsSync(firefox) ? firefox : undefined
}

/** WebKitGTK's driver, its browser and the virtual screen it needs, where Debian installs them. */
export function findWebKit() {
  const [browser = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const webkit = { driver: '/usr/bin/WebKitWebDriver', browser, screen: '/usr/bin/Xvfb' }
  return Object.values(webkit).every((file) => existsSync(file)) ? webkit : undefined
}
