import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const imports = (pattern: string) =>
  globSync(pattern, { exclude: ['**/*.test.*', '**/*.fixture.*'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'([^']+)'/g)].map(([, source = '']) => ({
      file,
      source,
    })),
  )
const packageOf = (source: string) => source.match(/^(@[^/]+\/[^/]+|[^/]+)/)?.[0] ?? ''

const site = imports('{app,content,domain,server,scripts}/**/*.{ts,tsx,mjs,astro}')

it('no part of the site imports the editor', () => {
  expect(site.length).toBeGreaterThan(500)
  expect(site.filter(({ source }) => /(^|\/)editor\//.test(source))).toEqual([])
})

it('packages that only the editor imports are not installed in production', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const shared = new Set(site.map(({ source }) => packageOf(source)))
  const own = imports('editor/**/*.{ts,tsx}').filter(
    ({ source }) => /^[@a-z]/.test(source) && !source.startsWith('node:'),
  )
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter(({ source }) => packageOf(source) in dependencies && !shared.has(packageOf(source)))).toEqual([])
})
