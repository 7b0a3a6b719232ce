import { expect, it } from 'vitest'

/** Every string below a value, with the keys that lead to it. */
function strings(value: unknown, trail: string): [trail: string, text: string][] {
  if (typeof value === 'string') return [[trail, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => strings(child, `${trail}.${key}`))
}

// Vite finds the files: content reads nothing by itself.
const files = import.meta.glob<Record<string, unknown>>(['./*.ts', './{legal,interactive}/*.ts', '!./**/*.test.ts'], {
  eager: true,
})
// The words that visitors' lists are read by are shown nowhere.
const everything = Object.values(files).flatMap(({ listWords: _, ...file }) =>
  Object.entries(file).flatMap(([name, value]) => strings(value, `.${name}`)),
)

it('all copy uses only characters that the fonts hold, and curly quotes', () => {
  expect(everything.length).toBeGreaterThan(1000)
  const allowed = /^[\x20-\x7e\xa0£€©®·–—‘’“”…²³×±°½¼¾éç→←↑↓✓•≤≥\n]*$/u
  expect(everything.filter(([, text]) => !allowed.test(text))).toEqual([])
  // Reviews are printed word for word; file names, addresses and codes have no curly quotes.
  const shown = everything.filter(([trail]) => !/^\.(reviewsPage\.reviews|crash)\b|\.places\.\d+$/.test(trail))
  expect(shown.filter(([, text]) => /['"]/.test(text))).toEqual([])
})
