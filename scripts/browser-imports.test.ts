import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** Modules that a module brings along when it is bundled; imports of types alone vanish. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^'"]*from ['"]([#.][^'"]+)['"]/gm,
  )
  return [...statements].flatMap(([, name = '']) => {
    const target = name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))
    return /\.tsx?$/.test(target) && existsSync(target) ? [target] : []
  })
}

/** The first way from a module to the text of a service, module by module. */
function wayToServices(file: string, seen: Set<string>): string[] | undefined {
  for (const next of importsOf(file)) {
    if (next.startsWith('content/services/')) return [file, next]
    if (seen.has(next)) continue
    seen.add(next)
    const way = wayToServices(next, seen)
    if (way) return [file, ...way]
  }
}

// Thirteen pages of copy are some 100 kB: scripts take the few facts they need from lighter modules.
it.each(globSync('{app/features,app/behaviours,domain}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file)))(
  '%s does not carry all service pages into the browser',
  (file) => {
    expect(wayToServices(file, new Set())).toBeUndefined()
  },
)
