import { describe, expect, test, vi } from 'vitest'
import { bars, vehicles } from '../fixtures/owner-figures.ts'
import { beamRow } from '../fixtures/steel-list-rows.ts'
import { roundRates } from '../fixtures/steel-rates.ts'
import { answerList } from './list-answers.ts'
import { priceList } from './list-price.ts'
import type { ListRow } from './list-row.ts'

vi.mock('#content/safety-figures.ts', () => import('../fixtures/owner-figures.ts'))
vi.mock('#content/steel-handling.ts', () => import('../fixtures/owner-figures.ts'))

const [lorry, articulated, long] = vehicles.list
function row(section: string, quantity: number, length: number, more: Partial<ListRow> = {}): ListRow {
  return { ...beamRow, finish: 'none', section, quantity, length, ...more }
}
const answer = (...rows: ListRow[]) => answerList(rows)

describe('answers', () => {
  test('mass and surface of each row and of all, by hand', () => {
    const list = answer(row('ub-203x133x25', 4, 3300), row('flt-100x10', 10, 1000), row('no-such', 9, 9000))
    // 25.1 kg/m × 3.3 m; 7.85 kg/m × 1 m. 0.915 m²/m × 13.2 m; 0.22 m²/m × 10 m.
    expect(list.rows[0]).toMatchObject({ mass: 82.83, total: 331.32 })
    expect(list.rows[1]?.total).toBeCloseTo(78.5)
    expect(list.rows[2]).toBeUndefined()
    expect(list).toMatchObject({ pieces: 14, longest: { row: 0, length: 3300 } })
    expect(list.heaviest).toMatchObject({ row: 0, mass: 82.83, lift: { lift: { by: 'hoist' } } })
    expect(list.mass).toBeCloseTo(409.82)
    expect(list.surface).toBeCloseTo(14.28, 1)
  })

  test('the heaviest piece is lifted as the rules of a single piece say', () => {
    const liftedBy = (section: string, length: number) => answer(row(section, 1, length)).heaviest?.lift.lift.by
    expect(liftedBy('ea-60x60x6', 2000)).toBe('hand')
    expect(liftedBy('ub-457x191x67', 6000)).toBe('lorry')
    expect(liftedBy('ub-914x419x388', 12_000)).toBe('mobile')
  })

  test('the longest piece needs its vehicle, and a long bar is spliced or ordered', () => {
    const vehicle = (length: number) => answer(row('ub-305x165x40', 1, length)).longest?.vehicle
    expect(lorry && vehicle(lorry.longest)).toBe(lorry)
    expect(lorry && vehicle(lorry.longest + 1)).toBe(articulated)
    expect(articulated && vehicle(articulated.longest + 1)).toBe(long)
    expect(answer(row('ub-305x165x40', 1, bars.lengths.UB)).rows[0]?.overStock).toBeUndefined()
    expect(answer(row('ub-305x165x40', 1, bars.lengths.UB + 1)).rows[0]?.overStock).toBe(bars.lengths.UB)
  })

  test('loads by weight and by length: short pieces fill the room that long ones leave', () => {
    const payload = lorry?.payload ?? 0
    const beams = Math.ceil(payload / (40.3 * 6)) + 1
    expect(answer(row('ub-305x165x40', beams, 6000)).deliveries).toEqual([{ vehicle: lorry, loads: 2 }])
    const both = answer(row('ub-305x165x40', 1, 12_000), row('ub-305x165x40', beams, 6000))
    expect(both.deliveries).toEqual([{ vehicle: articulated, loads: 1 }])
    expect(answer().deliveries).toEqual([])
  })

  test('galvanising: the bath, and holes for closed hollow sections only', () => {
    const galvanised = (section: string, length: number, more: Partial<ListRow> = {}) =>
      answer(row(section, 1, length, { finish: 'galvanised', ...more })).rows[0]
    expect(galvanised('ub-203x133x25', 3000)?.bath).toBe('near')
    expect(galvanised('ub-203x133x25', 10_201)?.bath).toBe('longest')
    expect(galvanised('ub-203x133x25', 27_000)?.bath).toBeUndefined()
    // A quarter of the diagonal of 141.4 mm, rounded up to even millimetres.
    const square = galvanised('shs-100x100x5', 3000, { ends: ['base plate', 'end plate'] })
    expect(square?.vents).toEqual({ holes: 4, diameter: 36 })
    const round = galvanised('chs-33.7x2.6', 1000, { ends: ['base plate', 'plain'] })
    expect(round?.vents).toEqual({ holes: 2, diameter: 10 })
    expect(galvanised('shs-100x100x5', 3000)?.vents).toBeUndefined()
    expect(galvanised('ub-203x133x25', 3000, { ends: ['end plate', 'end plate'] })?.vents).toBeUndefined()
    expect(answer(row('shs-100x100x5', 1, 3000)).rows[0]).not.toHaveProperty('bath')
  })
})

describe('budget price', () => {
  const price = (rows: ListRow[], zone?: 'kentNear' | 'london', rates = roundRates) =>
    priceList(rows, answerList(rows), 0.2, zone, rates)
  const amounts = (...list: Parameters<typeof price>) =>
    Object.fromEntries(price(...list)?.items.map(({ item, amount }) => [item, Math.round(amount * 100) / 100]) ?? [])

  test('two primed beams with end plates and holes, to Kent', () => {
    const rows = [
      row('ub-203x133x25', 2, 4000, { ends: ['end plate', 'end plate'], holes: 8, finish: 'primed' }),
      row('shs-100x100x5', 1, 2500, { ends: ['base plate', 'end plate'] }),
    ]
    // 200.8 kg × £2 + 36.75 kg × £3; 3 cuts; 16 holes; 4 end plates, a base plate and a cap; 7.32 m² × £10.
    const expected = { steel: 511.85, cuts: 15, holes: 48, plates: 250, finish: 73.18, delivery: 80, vat: 195.61 }
    expect(amounts(rows, 'kentNear')).toEqual(expected)
    expect(price(rows, 'kentNear')).toMatchObject({ low: 1050, high: 1530 })
    expect(price(rows, 'kentNear')?.total).toBeCloseTo(1173.64)
  })

  test('galvanising is priced by weight, powder coating by surface', () => {
    expect(amounts([row('flt-100x10', 40, 1000, { finish: 'galvanised' })])).toMatchObject({ steel: 628, finish: 314 })
    expect(amounts([row('flt-100x10', 40, 1000, { finish: 'powder coated' })])).toMatchObject({ finish: 264 })
  })

  test('a small order costs the minimum, and every load is delivered', () => {
    expect(amounts([row('ea-60x60x6', 1, 1000)])).toEqual({ steel: 10.84, cuts: 5, minimum: 234.16, vat: 50 })
    expect(amounts([row('ub-914x305x289', 8, 9000)], 'london').delivery).toBe(450)
  })

  test('without rates or without pieces there is no price', () => {
    expect(price([row('ub-203x133x25', 1, 3000)], 'kentNear', { ...roundRates, show: undefined })).toBeUndefined()
    expect(price([])).toBeUndefined()
    expect(price([row('no-such', 1, 3000)])).toBeUndefined()
  })
})
