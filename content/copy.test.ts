import { describe, expect, it } from 'vitest'
import * as pages from './page-content.ts'
import { services } from './services.ts'

/** Every string below a value, with the keys that lead to it. */
function strings(value: unknown, trail: string): [trail: string, text: string][] {
  if (typeof value === 'string') return [[trail, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => strings(child, `${trail}.${key}`))
}

describe('every word', () => {
  // Reviews are printed word for word, and places have the names they have.
  const quoted = /^reviewsPage\.reviews\.|\.places\.\d+$/
  const all = Object.entries(pages)
    .flatMap(([name, page]) => strings(page, name))
    .filter(([trail]) => !quoted.test(trail))

  it('never repeats a whole paragraph', () => {
    const long = all.map(([, text]) => text).filter((text) => text.length > 90)
    expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([])
  })

  /** Sentences of four words or more: shorter ones are labels, which pages may well share. */
  function sentences(page: unknown): Set<string> {
    const texts = strings(page, '').flatMap(([trail, text]) =>
      /\.(path|places)\b/.test(trail) ? [] : text.toLowerCase(),
    )
    const all = texts.flatMap((text) => text.split(/(?<=[.?!])\s+/))
    return new Set(all.filter((sentence) => sentence.split(/\s/).length >= 4))
  }

  it('is a service’s own: no two share 15 percent of their sentences', () => {
    const all = services.map((service) => ({ path: service.path, said: sentences(service) }))
    const alike = all.flatMap(({ path, said }, index) =>
      all.slice(index + 1).flatMap((other) => {
        const shared =
          [...said].filter((sentence) => other.said.has(sentence)).length / Math.min(said.size, other.said.size)
        return shared < 0.15 ? [] : [`${path} ${other.path}`]
      }),
    )
    expect(alike).toEqual([])
  })
})

describe('all of the content', () => {
  // Vite finds the files: content reads nothing by itself.
  const files = import.meta.glob<Record<string, unknown>>(['./*.ts', './{legal,interactive}/*.ts', '!./**/*.test.ts'], {
    eager: true,
  })
  // The words that visitors' lists are read by are shown nowhere.
  const everything = Object.values(files).flatMap(({ listWords: _, ...file }) =>
    Object.entries(file).flatMap(([name, value]) => strings(value, `.${name}`)),
  )

  it('is found', () => expect(everything.length).toBeGreaterThan(1000))

  it('uses only characters that the fonts hold, and curly quotes', () => {
    // Reviews are printed word for word; file names, addresses and codes have no curly quotes.
    const allowed = /^[\x20-\x7e\xa0£€©®·–—‘’“”…²³×±°½¼¾éç→←↑↓✓•≤≥\n]*$/u
    expect(everything.filter(([, text]) => !allowed.test(text))).toEqual([])
    const shown = everything.filter(([trail]) => !/^\.(reviewsPage\.reviews|crash)\b|\.places\.\d+$/.test(trail))
    expect(shown.filter(([, text]) => /['"]/.test(text))).toEqual([])
  })

  /** Never broken on a page: the head, addresses, alarms, what customers wrote, and entries of lists that a browser keeps on one line. */
  const unseen =
    /\.(seo|keywords)\b|\.(href|url|path|value|alt)$|\.options\.\d+\.|^\.alarms\b|\.summary$|^\.reviewsPage\.reviews\b/
  const parted =
    /\d\+? (?:mm|m|m²|kg|t|kN|km|MB|sq ft|hours?|hrs?|days?|weeks?|months?|years?|miles?|minutes?|tonnes?|million)\b/

  it('never parts a number from its unit at a line’s end', () => {
    expect(everything.filter(([trail, text]) => parted.test(text) && !unseen.test(trail))).toEqual([])
  })
})
