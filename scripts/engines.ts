import { existsSync } from 'node:fs'
import { installDebianPackages } from './chromium.ts'

/** Where Debian puts the other engines; `FIREFOX_PATH` names another Firefox. */
const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const webkit = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  display: '/usr/bin/Xvfb',
} as const

export type WebKit = typeof webkit

/** Path of a Firefox, if there is one. */
export function findFirefox(): string | undefined {
  return existsSync(firefox) ? firefox : undefined
}

/** WebKit's driver, browser and the screen it needs, if all are there. */
export function findWebKit(): WebKit | undefined {
  return Object.values(webkit).every((file) => existsSync(file)) ? webkit : undefined
}

/** Installs what is missing where that can be done unasked; says in one line each what is skipped. Gives how many are. */
export function prepareEngines(): number {
  const engines = [
    { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
    { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
  ]
  let skipped = 0
  for (const { name, packages, find } of engines) {
    if (find()) continue
    console.log(`Installing ${name} for its tests (once) …`)
    if (installDebianPackages(...packages) && find()) continue
    skipped += 1
    console.log(
      `Skipped: no ${name} here, so nothing is tested in it. On Debian: apt-get install ${packages.join(' ')}`,
    )
  }
  return skipped
}
