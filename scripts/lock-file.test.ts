import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type LockedPackage = { license?: string; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/**
 * SPDX expressions under which this site may use and ship other people's work. LGPL is sharp's image library, unchanged.
 * CC BY-SA and WTFPL are word lists of the spelling check, which never ship.
 */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC BY-SA 4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
])

it('every package has an allowed licence', () => {
  const { '': _project, ...dependencies } = packages
  const refused = Object.entries(dependencies).filter(([, { license = '' }]) => !allowedLicences.has(license))
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

// `npm install` drops the builds for other systems when its registry lacks them, and `npm ci` then refuses the lock file.
it('the lock file names the optional packages of every system', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
