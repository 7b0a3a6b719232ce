import { formatPounds } from '../fill-in.ts'
import * as f from './fields.ts'

/** The lower and the upper end of "2500 to 6000". */
export function rangeOf(typed: string): [from: number, to: number] {
  const pounds = (typed.replaceAll(',', '').match(/\d+/g) ?? []).map(Number)
  const [from = 500, to = 1000] = pounds.length > 1 ? pounds.sort((one, other) => one - other) : []
  return [from, to]
}
/** "£2,500–£6,000" for "2500 to 6000". */
const asRange = (typed: string) => rangeOf(typed).map(formatPounds).join('–')
const range = (title: string, help?: string) =>
  f
    .line(title, { max: 40, help: `Such as £500–£1,000${help ? `. ${help}` : ''}` })
    .refine((typed) => typed === asRange(typed), { error: ({ input }) => `Type it as ${asRange(String(input))}.` })
const perSquareMetre = (title: string) =>
  f.wholeNumber(title, { min: 1, max: 10_000, unit: '£ per m²', help: 'Whole pounds, such as 220' })
const from = (title: string, help: string) =>
  f.wholeNumber(title, { min: 1, max: 100_000, unit: '£', help: `Whole pounds, such as 1250. ${help}` })

/** Prices that texts quote as "from", beside those of the calculator and the worked examples. */
export const prices = f.fields({
  wholeBeamJob: f.group(
    'Taking out one wall, the whole job, with VAT',
    {
      engineer: range('Structural engineer'),
      buildingControl: range('Building Control'),
      builder: range('Builder', 'Props, opening and making good'),
    },
    {
      help: 'Typical prices in Kent and London, so that a homeowner can plan. With our beam they come to the price of the whole job.',
    },
  ),
  platform: f.group(
    'A platform, installed, from',
    {
      access: perSquareMetre('Access platform or walkway'),
      office: perSquareMetre('Office or production floor'),
      storage: perSquareMetre('Storage mezzanine'),
      equipment: perSquareMetre('Equipment platform'),
    },
    { help: 'Without VAT, for 100 m² or more' },
  ),
  platformStair: from(
    'A stair up to a platform, from',
    'Without VAT: one flight of 3 m with handrails, fitted with the deck',
  ),
  platformRail: from(
    'Guard rail of a platform, per metre, from',
    'Without VAT: knee rail and toe board, fitted with the deck',
  ),
  tonne: f.group(
    'A tonne of steelwork, from',
    {
      supplied: from('Supplied', 'Without VAT: cut, drilled, with end plates, primed and delivered in Kent'),
      erected: from('Made and put up', 'Without VAT: a frame of 5–20 tonnes, in Kent or London'),
    },
    { help: 'For builders and contractors. Keep it in step with the rates of the steel list.' },
  ),
  balcony: from('A domestic balcony, from', 'With VAT, made and fitted'),
  gate: from('A pair of drive gates, from', 'With VAT, made and fitted'),
  garageFrame: from('A frame of 6 × 6 m, made and put up, from', 'Without VAT: the steel frame on the client’s bases'),
  smallFrame: from('A frame of 8 × 12 m, made and put up, from', 'Without VAT: the steel frame on the client’s bases'),
  lorryLift: from('Half a day with our own lorry loader, from', 'Without VAT: the lorry, its operator and one rigger'),
  contractLift: from(
    'A contract lift by that lorry, half a day, from',
    'Without VAT: with visit, plan, supervisor and slinger',
  ),
  mobileCrane: from(
    'A hired mobile crane of 40 tonnes, a day, from',
    'Without VAT: the crane, its operator and travel',
  ),
  modellingDay: from('A day of 3D modelling, from', 'Without VAT'),
  frameModel: from('Model and drawings of a five-tonne frame, from', 'Without VAT'),
  visit: from('A welder’s visit, from', 'Without VAT: travel within the emergency radius and the first two hours'),
  visitHour: from('A further hour of that visit', 'Without VAT'),
  benchHour: from('An hour at our bench', 'Without VAT, one hour at least'),
  emergencyCallOut: from('An emergency call-out, from', 'Without VAT: travel and the first two hours of two people'),
  emergencyHour: from('A further hour of that call-out', 'Without VAT, for two people'),
})

const claim = (title: string) =>
  f.group(title, {
    figure: f.line('Figure', { max: 20 }),
    source: f.openLine('Source', { help: 'Who counted it, such as our own survey of customers' }),
    number: f.openLine('Out of how many', { help: 'Such as 42 owners' }),
    year: f.openLine('Year'),
  })

/** Figures that need proof. They keep their sample mark until source, number and year are entered and confirmed. */
export const claims = f.fields({
  valueIncrease: claim('Rise in value after an extension'),
  satisfaction: claim('Satisfaction'),
})
