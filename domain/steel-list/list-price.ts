import { type SteelRates, steelRates } from '#content/steel-rates.ts'
import type { ListAnswers } from './list-answers.ts'
import type { ListRow } from './list-row.ts'

type PriceItem = 'steel' | 'cuts' | 'holes' | 'plates' | 'finish' | 'delivery' | 'minimum' | 'vat'

/**
 * A budget price in pounds, if the owner shows prices and the list has pieces. Without a zone, without delivery. `vatRate` is a
 * share. The items add up to the total, which has VAT in it; the range is rounded outwards to ten pounds.
 */
export function priceList(
  rows: readonly ListRow[],
  answers: ListAnswers,
  vatRate: number,
  zone?: keyof SteelRates['delivery'],
  rates: SteelRates = steelRates,
) {
  if (!rates.show || answers.pieces === 0) return undefined
  const loads = answers.deliveries.reduce((sum, { loads }) => sum + loads, 0)
  const sums = { steel: 0, cuts: 0, holes: 0, plates: 0, finish: 0, delivery: zone ? rates.delivery[zone] * loads : 0 }
  const { end, base, fin } = rates.plates
  const perPlate = { plain: 0, 'end plate': end, 'base plate': base, 'fin plate': fin }
  for (const [index, { quantity, holes, ends, finish }] of rows.entries()) {
    const answer = answers.rows[index]
    if (!answer) continue
    const { section, total, surface } = answer
    sums.steel += total * rates.perKilogram[section.family]
    sums.cuts += quantity * rates.perCut
    sums.holes += quantity * holes * rates.perHole
    sums.plates += quantity * (perPlate[ends[0]] + perPlate[ends[1]])
    if (finish === 'primed') sums.finish += surface * rates.finishes.primedSquareMetre
    if (finish === 'powder coated') sums.finish += surface * rates.finishes.powderCoatedSquareMetre
    if (finish === 'galvanised') sums.finish += total * rates.finishes.galvanisedKilogram
  }
  const net = Object.values(sums).reduce((sum, amount) => sum + amount, 0)
  const minimum = Math.max(0, rates.minimumOrder - net)
  const vat = (net + minimum) * vatRate
  const total = net + minimum + vat
  const items = Object.entries({ ...sums, minimum, vat }) as [PriceItem, number][]
  return {
    items: items.filter(([, amount]) => amount > 0).map(([item, amount]) => ({ item, amount })),
    total,
    low: Math.floor((total * rates.low) / 1000) * 10,
    high: Math.ceil((total * rates.high) / 1000) * 10,
  }
}
