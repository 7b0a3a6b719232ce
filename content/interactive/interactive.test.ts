import { describe, expect, it } from 'vitest'
import { serviceByPath } from '../services.ts'
import { platformClasses } from './platform.ts'
import { stairKinds, stairRules } from './stair.ts'

describe('agrees with the pages', () => {
  const table = (path: string, id: string) => {
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
})
