import type * as z from 'zod'
import { byZone } from './areas.ts'
import * as f from './fields.ts'

const millimetres = (title: string, help?: string) => f.wholeNumber(title, { min: 10, max: 60_000, unit: 'mm', help })
const pounds = (title: string) => f.number(title, { min: 0, max: 10_000, unit: '£', help: 'Such as 12 or 2.45' })
const source = f.text('Source', { help: 'Where the figures come from' })

/** One field for each family of sections. */
const byFamily = <Field extends z.ZodType>(title: string, field: (title: string) => Field) =>
  f.group(
    title,
    {
      UB: field('UB'),
      UC: field('UC'),
      PFC: field('PFC'),
      SHS: field('SHS'),
      RHS: field('RHS'),
      CHS: field('CHS'),
      EA: field('Equal angles'),
      UA: field('Unequal angles'),
      FLT: field('Flats'),
      PL: field('Plates'),
    },
    { row: true },
  )

const vehicle = f.fields({
  name: f.line('Name', { max: 60 }),
  longest: millimetres('Longest piece'),
  payload: f.wholeNumber('Payload', { min: 100, max: 40_000, unit: 'kg' }),
  note: f.openLine('What to add', { max: 400 }),
})

const bath = f.fields({
  name: f.line('Name', { max: 60, help: 'As in “Fits a galvanising bath near us”' }),
  length: millimetres('Longest piece'),
  width: millimetres('Widest'),
  depth: millimetres('Deepest'),
})

/** What the steel list says about transport, bars and galvanising. */
export const steelHandling = f.fields({
  vehicles: f.group('Vehicles', {
    list: f.list('The smallest first', 'vehicle', vehicle, { max: 6 }),
    source,
  }),
  bars: f.group('Bars', { lengths: byFamily('Usual lengths', millimetres), source }),
  galvanising: f.group('Galvanising', {
    baths: f.list('Baths, the smallest first', 'bath', bath, { max: 6 }),
    ventShare: f.number('Hole, as a share of the diagonal', { min: 5, max: 100, unit: '%' }),
    leastVent: millimetres('Smallest hole'),
    ventsPerEnd: f.wholeNumber('Holes at each closed end', { min: 1, max: 8 }),
    source,
  }),
})

/** The rates of the steel list's budget price. */
export const steelRates = f.fields(
  {
    perKilogram: byFamily('Steel, each kilogram', pounds),
    perCut: pounds('Cutting to length, each piece'),
    perHole: pounds('Each hole'),
    plates: f.group(
      'Each plate, with its welds',
      { end: pounds('End plate'), base: pounds('Base plate'), fin: pounds('Fin plate') },
      { row: true },
    ),
    finishes: f.group('Finish', {
      primedSquareMetre: pounds('Primed, each m²'),
      galvanisedKilogram: pounds('Galvanised, each kg'),
      powderCoatedSquareMetre: pounds('Powder coated, each m²'),
    }),
    delivery: f.group('Delivery, each load', byZone(pounds), { row: true }),
    minimumOrder: pounds('Minimum order'),
    low: f.number('Range from', { min: 10, max: 100, unit: '%' }),
    high: f.number('Range to', { min: 100, max: 300, unit: '%' }),
    show: f.tick('Show a budget price', 'Without it the list works, and gives no price.'),
  },
  { help: 'In pounds before VAT' },
)

const words = (title: string, help?: string) => f.text(title, { help, max: 1500 })

/** The words that the reader of a pasted list knows. A new one is added after a comma. */
export const steelListWords = f.fields(
  {
    families: byFamily('Names of sections', words),
    cold: words('Cold formed'),
    hot: words('Hot finished'),
    finishes: f.group('Finishes', {
      none: words('No finish'),
      galvanised: words('Galvanised'),
      'powder coated': words('Powder coated'),
      primed: words('Primed'),
    }),
    vagueFinish: words('A finish that we ask about'),
    numbers: f.list('Numbers in words, from one', 'number', f.line('Words'), { max: 20 }),
    units: f.group('Units', {
      mm: words('Millimetres'),
      cm: words('Centimetres'),
      m: words('Metres'),
      kg: words('Kilograms'),
      'kg/m': words('Kilograms per metre'),
      t: words('Tonnes'),
    }),
    countAfter: words('After a quantity', 'As in “4 no”'),
    requests: words('Before a quantity in a message', 'As in “need 2 203x133x25 UB”'),
    countBefore: words('Before a quantity', 'As in “Qty 4”'),
    each: words('Each'),
    lengthAfter: words('After a length', 'As in “3300 long”'),
    lengthBefore: words('Before a length', 'As in “Length 3300”'),
    diameter: words('Diameter'),
    thickness: words('Thickness'),
    marks: words('Kinds of pieces that have a number', 'As in “Beam 1”'),
    labels: words('Before a mark', 'As in “Mk B1”'),
    plates: f.group('Plates at the ends', {
      'end plate': words('End plates'),
      'base plate': words('Base plates'),
      'fin plate': words('Fin plates'),
    }),
    plateKinds: words('Plates named in pairs', 'As in “base and cap plate”'),
    places: words('Before a place at the piece', 'As in “at each end”'),
    bothEnds: words('At both ends'),
    eachEnd: words('At each end'),
    oneEnd: words('At one end'),
    holes: words('Holes'),
    holeKinds: words('Kinds of holes'),
    suits: words('Between holes and their bolts', 'As in “holes for M16 bolts”'),
    accessories: words('What is counted with a piece', 'As in “with 4 bolts”'),
    accessoryKinds: words('Kinds of such parts'),
    references: words('Before a number that is only a reference', 'As in “plot 4”'),
    spacings: words('After a spacing', 'As in “600 c/c”'),
    asides: words('After a number that says nothing about the piece', 'As in “2 coats”'),
    openings: words('Openings and spans', 'As in “over 2.4 m opening”. We ask about the line.'),
    weights: words('Weight'),
    currency: words('Before a price'),
    prices: words('After a price'),
    with: words('With'),
    parts: words('In parts', 'As in “cut in 2”'),
    joins: words('Between two marks', 'As in “B1 to B4”'),
    totals: words('Before a total'),
    doubtful: words('Quantities that we ask about'),
    pairs: words('Two pieces, or one of two parts'),
    together: words('Pieces that are joined', 'As in “bolted together”. Without a quantity, we ask how many.'),
    pieces: words('Several pieces', 'As in “posts 100x100x5 SHS”. Without a quantity, we ask how many.'),
    otherGoods: words('Items that are not steel sections', 'As in “24 no M16 bolts”. We treat the line as a note.'),
    refusals: words('Before what is not wanted', 'As in “do not prime”. We ask about the line.'),
    notOurs: words('After what is not wanted from us', 'As in “galv by client”. We ask about the line.'),
    otherMaterials: words('Materials other than carbon steel'),
    gradeBefore: words('Before a grade'),
    fillers: words('Words left out of a note'),
    columns: f.group('Titles of columns', {
      mark: words('Mark'),
      section: words('Section'),
      quantity: words('Quantity'),
      length: words('Length'),
      grade: words('Grade'),
      end1: words('One end'),
      end2: words('The other end'),
      ends: words('Ends'),
      holes: words('Holes'),
      finish: words('Finish'),
      note: words('Note'),
      description: words('Description'),
      thickness: words('Thickness'),
      perMetre: words('Weight per metre', 'Only checked against the tables, unless it completes a size'),
      mass: words('Weight', 'Only checked against the tables'),
      item: words('Number of the line', 'Anything else in it is the mark or a note'),
      ignored: words('Not read'),
    }),
  },
  { help: 'Words are separated by commas. Capital letters, hyphens and a plural s do not matter.' },
)
