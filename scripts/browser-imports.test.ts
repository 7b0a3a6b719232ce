import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** The modules that a bundler includes with a module. Type imports are removed. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^'"]*from ['"]([#.][^'"]+)['"]/gm,
  )
  return [...statements].flatMap(([, name = '']) => {
    const target = name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))
    return /\.tsx?$/.test(target) && existsSync(target) ? [target] : []
  })
}

/** The first import chain from a module to the copy of a service. */
function importChainToServices(file: string, seen: Set<string>): string[] | undefined {
  for (const next of importsOf(file)) {
    if (/^content\/services(\.ts$|\/)/.test(next)) return [file, next]
    if (seen.has(next)) continue
    seen.add(next)
    const chain = importChainToServices(next, seen)
    if (chain) return [file, ...chain]
  }
}

// The copy of thirteen services is about 100 kB: browser code imports the few facts it needs from smaller modules.
it.each(globSync('{app/features,app/behaviours,domain}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file)))(
  '%s does not bundle the copy of all services',
  (file) => {
    expect(importChainToServices(file, new Set())).toBeUndefined()
  },
)
