import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** For containers (root, no GPU), without background requests of the browser. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell is a third faster. */
const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  const folders = PATH.split(delimiter)
  const files = folders.flatMap((folder) => chromiumNames.map((name) => join(folder, name)))
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : files).find((file) => existsSync(file))
}

export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`)
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH')
}

/** True where the only fonts that browsers under test may use are installed. Without fontconfig (macOS, Windows) they use their own. */
export function findFonts(): boolean {
  return process.platform !== 'linux' || globSync('/usr/share/fonts/**/DejaVuSans.ttf').length > 0
}

/** Environment of a browser under test: the fonts of the machine do not matter to it. */
export const browserEnv: Record<string, string | undefined> = {
  ...process.env,
  ...(findFonts() ? { FONTCONFIG_FILE: fileURLToPath(new URL('test-fonts.conf', import.meta.url)) } : {}),
}

export function findFirefox(): string | undefined {
  const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
  return existsSync(firefox) ? firefox : undefined
}

export function findWebKit() {
  const [browser = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const webkit = { driver: '/usr/bin/WebKitWebDriver', browser, screen: '/usr/bin/Xvfb' }
  return Object.values(webkit).every((file) => existsSync(file)) ? webkit : undefined
}
