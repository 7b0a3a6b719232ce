import { expect, test } from 'vitest'
import { isReference, makeReference } from './reference.ts'

const firm = 'Estuary Steelworks'

test('is short and can be read aloud', () => {
  for (let count = 0; count < 500; count += 1) {
    const reference = makeReference(firm, Math.random)
    expect(reference).toMatch(/^ES-[2-9CDFGHJKMNPQRTVWXY]{4}-[2-9CDFGHJKMNPQRTVWXY]{2}$/)
    expect(isReference(reference)).toBe(true)
  }
})

test.each([
  ['Kent Steel (Gravesend)', 'KSG'],
  ['Smith & Sons', 'SS'],
  ['3D  Élan steel', '3ÉS'],
  ['***', 'REF'],
])('of "%s" begins with %s', (name, prefix) => {
  const reference = makeReference(name, () => 0.5)
  expect(reference.split('-')[0]).toBe(prefix)
  expect(isReference(reference)).toBe(true)
})

test.each(['', 'ES-7K4P-2', '<script>', 'ES-7K4P-2Q\n', 'es-7k4p-2q'])('%s is no reference', (text) => {
  expect(isReference(text)).toBe(false)
})
