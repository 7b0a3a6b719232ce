import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type LockedPackage = { version: string; optionalDependencies?: Record<string, string> }

/**
 * `npm ci` refuses a lock file that lacks the builds for other systems, and `npm install` drops them when the registry it
 * asks has none: then they have to be put back (`git diff package-lock.json`).
 */
it('the lock file names the optional packages of every system', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
