/** Licences under which this site may use, change and ship other people's work; LGPL is sharp's image library, used as it comes. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** Whether an SPDX expression can be met: all parts of an AND, one of an OR. An empty one cannot. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())))
}

type Locked = { license?: string; link?: boolean }

/** Every package of a lock file whose licence is not on the list, as "name: licence". */
export function refusedLicences(packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(packages)
    .filter(([path, { license = '', link }]) => path !== '' && !link && !isAllowed(license))
    .map(([path, { license }]) => `${path.replace(/^.*node_modules\//, '')}: ${license ?? 'none'}`)
}
