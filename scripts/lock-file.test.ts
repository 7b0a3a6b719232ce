import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}

// `npm install` drops the builds for other systems when its registry lacks them, and `npm ci` then refuses the lock file.
it('the lock file names the optional packages of every system', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
