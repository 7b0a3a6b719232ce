import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { refusedLicences } from './dependencies/licences.ts'

const readJson = <T>(file: string, schema: z.ZodType<T>): T => schema.parse(JSON.parse(readFileSync(file, 'utf8')))
const names = z.record(z.string(), z.string())

/** Packages without a line in docs/dependencies.md, and lines of packages that are gone. */
function undescribed(): string[] {
  const manifest = readJson('package.json', z.object({ dependencies: names, devDependencies: names }))
  const used = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const described = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(
    ([, name = '']) => name,
  )
  return [
    ...used.filter((name) => !described.includes(name)).map((name) => `${name} has no line in docs/dependencies.md`),
    ...described.filter((name) => !used.includes(name)).map((name) => `${name} is described and no longer used`),
  ]
}

function licences(): string[] {
  const locked = z.object({ license: z.string().optional(), link: z.boolean().optional() })
  const { packages } = readJson('package-lock.json', z.object({ packages: z.record(z.string(), locked) }))
  return refusedLicences(packages).map((line) => `licence not on the list (scripts/dependencies/licences.ts): ${line}`)
}

const audited = z.object({ vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })) })

/** Known holes in what is shipped or served, high and critical; where the registry cannot be asked, one line says so. */
function holes(): string[] {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 30_000 })
  const answer = audited.safeParse(parsed(stdout))
  if (!answer.success) {
    console.log('Skipped: the registry does not answer npm audit here')
    return []
  }
  return Object.entries(answer.data.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} has a ${severity} hole: npm audit`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const faults = [...undescribed(), ...licences(), ...holes()]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
