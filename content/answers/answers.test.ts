import { describe, expect, it } from 'vitest'
import { serviceByPath } from '../services/index.ts'
import { steelSections } from '../steel-sections.ts'
import { beamCopy } from './beam.ts'
import { craneCopy } from './crane.ts'
import { figuresCopy } from './figures.ts'
import { platformClasses, platformCopy, standings } from './platform.ts'
import { postcodeLineCopy } from './postcode.ts'
import { sectionCopy } from './sections.ts'
import { stairCopy, stairKinds, stairRules } from './stair.ts'

const words = {
  stairKinds,
  stairCopy,
  craneCopy,
  platformClasses,
  standings,
  platformCopy,
  beamCopy,
  sectionCopy,
  steelSections,
  postcodeLineCopy,
  figuresCopy,
}

/** Every string below a value, with the keys that lead to it. */
function strings(value: unknown, trail: string): [trail: string, text: string][] {
  if (typeof value === 'string') return [[trail, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => strings(child, `${trail}.${key}`))
}

const all = strings(words, 'words')

it('uses only characters that the fonts hold, and curly quotes', () => {
  const allowed = /^[\x20-\x7e\xa0£€©®·–—‘’“”…²³×±°½¼¾éç→←↑↓✓•≤≥]*$/u
  expect(all.filter(([, text]) => !allowed.test(text) || /['"]/.test(text))).toEqual([])
})

it('keeps a unit with its number in every sentence', () => {
  const sentences = all.filter(([trail]) => /outcome|guide|text|noFit|step|flights|outwards|beyond|phrase/i.test(trail))
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter(([, text]) => /[\d}] (mm|m|kg|t|kN)\b/.test(text))).toEqual([])
})

describe('agrees with the pages', () => {
  const table = (path: Parameters<typeof serviceByPath>[0], id: string) => {
    const found = serviceByPath(path).sections.find((section) => section.kind === 'table' && section.id === id)
    return found?.kind === 'table' ? found.rows : []
  }

  it('on the limits of stairs', () => {
    const rows = Object.values(stairKinds).map((kind) => [
      kind.label,
      `${kind.rise.min}–${kind.rise.max}`,
      `${kind.going.min}–${kind.going.max}`,
      'pitchMax' in kind ? `${kind.pitchMax}° at most` : 'follows',
      `${stairRules.sum.min}–${stairRules.sum.max}`,
    ])
    expect(table('/steel-staircase-installation', 'regulations').map((row) => row.slice(0, 5))).toEqual(rows)
  })

  it('on the loads of platforms', () => {
    const cards = serviceByPath('/industrial-steel-platforms').sections.flatMap((section) =>
      section.kind === 'cards' ? section.cards : [],
    )
    const loads = cards.flatMap(({ facts = [] }) => facts.filter(({ label }) => label === 'Load capacity'))
    expect(loads.map(({ value }) => value)).toEqual(platformClasses.map(({ load }) => `up to ${load}\u00a0kg/m²`))
  })

  it.each([
    ['/steel-staircase-installation', stairCopy],
    ['/crane-hire-services', craneCopy],
    ['/industrial-steel-platforms', platformCopy],
    ['/steel-beam-installation', beamCopy],
    ['/steel-fabrication-kent', sectionCopy],
  ] as const)('on the service that %s asks a quote for', (path, { handOver }) => {
    expect(handOver.service.quote).toBe(serviceByPath(path).quoteService)
  })
})
