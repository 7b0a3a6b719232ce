import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
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

function findChromium(): string | undefined {
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
function findFonts(): boolean {
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

/** The folder of PostgreSQL's programs. */
export function findPostgres(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb')
  const newest = found.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  return newest && dirname(newest)
}

const tools = [
  { name: 'Chromium', packages: ['chromium-headless-shell'], find: findChromium },
  { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
  { name: 'DejaVu Sans', packages: ['fonts-dejavu-core'], find: findFonts },
  { name: 'PostgreSQL', packages: ['postgresql'], find: findPostgres },
]

/** Installs missing tools as root on Debian. Returns the names of those still missing. */
export function installTools(): string[] {
  const missing = () => tools.filter(({ find }) => !find())
  const packages = missing().flatMap((tool) => tool.packages)
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  const names = missing().map(({ name }) => name)
  if (names.length > 0)
    console.log(`Skipped: tests with ${names.join(', ')}. On Debian: apt-get install ${packages.join(' ')}`)
  return names
}
