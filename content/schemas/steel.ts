import type * as z from 'zod'
import { group, line, list, number, openLine, text, tick, wholeNumber } from './fields.ts'

const millimetres = (title: string, help?: string) => wholeNumber(title, { min: 10, max: 60_000, unit: 'mm', help })
const pounds = (title: string) => number(title, { min: 0, max: 10_000, unit: '£' })
const source = text('Source', { help: 'Where the figures come from' })

/** One field for each family of sections. */
const byFamily = <Field extends z.ZodType>(title: string, field: (title: string) => Field) =>
  group(
    title,
    {
      ...{ UB: field('UB'), UC: field('UC'), PFC: field('PFC') },
      ...{ SHS: field('SHS'), RHS: field('RHS'), CHS: field('CHS') },
      ...{ EA: field('Equal angles'), UA: field('Unequal angles'), FLT: field('Flats'), PL: field('Plates') },
    },
    { row: true },
  )

const vehicle = group('', {
  name: line('Name', { max: 60 }),
  longest: millimetres('Longest piece'),
  payload: wholeNumber('Payload', { min: 100, max: 40_000, unit: 'kg' }),
  note: openLine('What to add', { max: 400 }),
})

const bath = group('', {
  name: line('Name', { max: 60, help: 'As in “Fits a galvanising bath near us”' }),
  length: millimetres('Longest piece'),
  width: millimetres('Widest'),
  depth: millimetres('Deepest'),
})

/** What the steel list says about transport, bars and galvanising. */
export const steelHandling = group('', {
  vehicles: group('Vehicles', {
    list: list('The smallest first', 'vehicle', vehicle, { label: '{name}', max: 6 }),
    source,
  }),
  bars: group('Bars', { lengths: byFamily('Usual lengths', millimetres), source }),
  galvanising: group('Galvanising', {
    baths: list('Baths, the smallest first', 'bath', bath, { label: '{name}', max: 6 }),
    ventShare: number('Hole, as a share of the diagonal', { min: 5, max: 100, unit: '%' }),
    leastVent: millimetres('Smallest hole'),
    ventsPerEnd: wholeNumber('Holes at each closed end', { min: 1, max: 8 }),
    source,
  }),
})

/** The rates of the steel list's budget price. */
export const steelRates = group(
  '',
  {
    perKilogram: byFamily('Steel, each kilogram', pounds),
    perCut: pounds('Cutting to length, each piece'),
    perHole: pounds('Each hole'),
    plates: group(
      'Each plate, with its welds',
      { end: pounds('End plate'), base: pounds('Base plate'), fin: pounds('Fin plate') },
      { row: true },
    ),
    finishes: group('Finish', {
      primedSquareMetre: pounds('Primed, each m²'),
      galvanisedKilogram: pounds('Galvanised, each kg'),
      powderCoatedSquareMetre: pounds('Powder coated, each m²'),
    }),
    delivery: group(
      'Delivery, each load',
      {
        kentNear: pounds('Kent, near'),
        kentFar: pounds('Kent, far'),
        london: pounds('London'),
        southEast: pounds('South East'),
      },
      { row: true },
    ),
    minimumOrder: pounds('Minimum order'),
    low: number('Range from', { min: 10, max: 100, unit: '%' }),
    high: number('Range to', { min: 100, max: 300, unit: '%' }),
    show: tick('Show a budget price', 'Without it the list works, and gives no price.'),
  },
  { help: 'In pounds before VAT' },
)
