import { expect, it } from 'vitest'
import { isAllowed, refusedLicences } from './licences.ts'

it.each([
  ['MIT', true],
  ['MIT OR GPL-3.0', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0-only', false],
  ['', false],
])('%s: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected)
})

it('names the packages it refuses, and passes over the project itself', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/b': { license: 'SSPL-1.0' },
  }
  expect(refusedLicences(packages)).toEqual(['b: SSPL-1.0'])
})
