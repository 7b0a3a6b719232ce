import { expect, test } from 'vitest'
import { isReference, makeReference } from './reference.ts'

const firm = 'Estuary Steelworks'

test('is short and can be read aloud', () => {
  for (let count = 0; count < 500; count += 1) {
    const reference = makeReference(firm, Math.random)
    expect(reference).toMatch(/^ES-[2-9CDFGHJKMNPQRTVWXY]{4}-[2-9CDFGHJKMNPQRTVWXY]{2}$/)
    expect(isReference(firm, reference)).toBe(true)
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
  expect(isReference(name, reference)).toBe(true)
})

test('a wrong letter or two swapped neighbours are noticed', () => {
  const numbers = [0.1, 0.5, 0.3, 0.9, 0.7]
  const reference = makeReference(firm, () => numbers.pop() ?? 0)
  const at = [3, 4, 5, 6, 8, 9]
  for (const [index, place] of at.entries()) {
    const wrong = reference[place] === '7' ? '8' : '7'
    expect(isReference(firm, reference.slice(0, place) + wrong + reference.slice(place + 1))).toBe(false)
    const next = at[index + 1]
    if (next === undefined || next === 9) continue
    const swapped = [...reference]
    ;[swapped[place], swapped[next]] = [reference[next] ?? '', reference[place] ?? '']
    expect(isReference(firm, swapped.join(''))).toBe(false)
  }
})

test.each(['', 'ES-7K4P-2', '<script>', 'ES-7K4P-2Q\n', 'XX-7777-77', 'es-7k4p-2q'])('%s is no reference', (text) => {
  expect(isReference(firm, text)).toBe(false)
})
