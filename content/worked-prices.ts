// The three jobs and their prices are invented until `samples.workedPrices` is false.
import type { calculatorFactors, calculatorServices } from './calculator.ts'

type Factors = typeof calculatorFactors
type WorkedChoices = { serviceType: (typeof calculatorServices)[number]['value'] } & {
  [Key in keyof Factors]: Factors[Key]['options'][number]['value']
}

export type WorkedLine = {
  name: string
  what: string
  /** Whole pounds before VAT, or who does it instead. */
  price: number | string
  /** Whether the calculator's range is meant to cover it: the steelwork alone. */
  covered: boolean
}

export type WorkedPrice = {
  id: string
  title: string
  text: string
  facts: readonly { label: string; value: string }[]
  lines: readonly WorkedLine[]
  notIncluded: readonly string[]
  /** What a visitor would choose in the calculator for the same job. */
  choices: WorkedChoices
}

/** Below the lines of a price. */
export const priceSumsCopy = {
  net: 'Sum before VAT',
  vat: 'VAT at {rate}',
  total: 'Total with VAT',
} as const

export const workedPrices = {
  id: 'worked-prices',
  mark: 'Examples',
  title: 'Jobs priced line by line',
  lead: 'Three examples, each with its total including VAT. Your own price depends on your engineer’s sections, your site and the price of steel that month.',
  columns: { line: 'Line', what: 'What it is', covered: 'In the range', price: 'Before VAT' },
  covered: { yes: 'Yes', no: 'No' },
  showLines: 'Show the {count} lines',
  caption: 'Price of the example “{title}”, line by line',
  notIncluded: 'Not included',
  calculator: 'The calculator’s estimate',
  choices: 'Choices',
  range: 'Range',
  /** Below the total, which includes lines that the calculator does not cover, or none. */
  partCovered: '{covered} of this total is in the estimate; the rest is extra.',
  allCovered: 'All of this total is in the estimate.',
  jobs: [
    {
      id: 'one-beam',
      title: 'One beam in a kitchen wall',
      text: 'The load-bearing wall between kitchen and dining room comes out of a terraced house in Gravesend. The builder props and opens the wall. We make the beam and set it.',
      facts: [
        { label: 'Section, from the engineer', value: '203×133×25 UB, S355, 4.2\u00a0m long' },
        { label: 'Weight', value: '105\u00a0kg' },
      ],
      lines: [
        { name: 'Survey and drawing', what: 'Opening measured in three places', price: 180, covered: true },
        {
          name: 'Steel',
          what: '105\u00a0kg, cut, drilled, piece-marked, with its mill certificate',
          price: 285,
          covered: true,
        },
        { name: 'Finish', what: 'Zinc phosphate primer, one coat', price: 45, covered: true },
        {
          name: 'Padstones',
          what: 'Two, in concrete, to the engineer’s size; we bed them',
          price: 90,
          covered: false,
        },
        {
          name: 'Propping',
          what: 'Needles and props to a design from the builder’s engineer, left in until the packing has its strength',
          price: 'Your builder',
          covered: false,
        },
        { name: 'Delivery and lift', what: 'Lorry crane to the door, material lift inside', price: 380, covered: true },
        { name: 'Fitting', what: 'Two people, one day: set, levelled, packed', price: 620, covered: true },
      ],
      notIncluded: [
        'The engineer’s design and calculations',
        'Building Control’s fee',
        'Taking the wall out, making good and plaster',
        'Fire protection of the beam',
        'Notice to a neighbour, if the wall is shared',
      ],
      choices: {
        serviceType: 'steel-beams',
        projectSize: 'small',
        material: 'mild-steel',
        complexity: 'basic',
        timeframe: 'flexible',
        location: 'kent',
      },
    },
    {
      id: 'goalpost-frame',
      title: 'Goalpost frame in a rear wall',
      text: 'The back wall of a terraced house in Bromley is opened to the garden. Two posts and a beam carry the house above. This price includes our propping.',
      facts: [
        {
          label: 'Sections, from the engineer',
          value: '254×146×37 UB, 5.4\u00a0m; two 152×152×23 UC, 2.5\u00a0m; all S355',
        },
        { label: 'Weight', value: '345\u00a0kg with plates' },
      ],
      lines: [
        {
          name: 'Survey and drawings',
          what: 'Model, fabrication drawings, one round of comments',
          price: 380,
          covered: true,
        },
        { name: 'Steel', what: '345\u00a0kg, cut, drilled, end and base plates welded on', price: 1310, covered: true },
        { name: 'Finish', what: 'Blast-cleaned and primed', price: 140, covered: true },
        {
          name: 'Bases',
          what: 'Base plates grouted on to the builder’s concrete pads',
          price: 95,
          covered: false,
        },
        {
          name: 'Propping',
          what: 'Needles and props to a design from your engineer: put in, checked, taken out',
          price: 1150,
          covered: false,
        },
        { name: 'Delivery and lift', what: 'Lorry crane over the side wall, one morning', price: 890, covered: true },
        { name: 'Fitting', what: 'Three people, two days: set, bolted, levelled, packed', price: 1760, covered: true },
      ],
      notIncluded: [
        'The engineer’s design of the frame and of the propping',
        'Building Control’s fee, and any party wall notice',
        'Concrete pads, brickwork, making good',
        'Fire protection of the frame',
        'The council’s charge for suspending parking bays',
      ],
      choices: {
        serviceType: 'structural-steel',
        projectSize: 'medium',
        material: 'mild-steel',
        complexity: 'standard',
        timeframe: 'standard',
        location: 'london',
      },
    },
    {
      id: 'garden-stair',
      title: 'Galvanised stair to a garden',
      text: 'A straight flight from a raised ground floor in Maidstone down to the garden, with open-grid treads and bar guarding on both sides.',
      facts: [
        {
          label: 'Sections, from the engineer',
          value: 'Two 200×75×23 PFC stringers, S275, 4.1\u00a0m; 12 treads of 900\u00a0mm',
        },
        { label: 'Weight', value: '390\u00a0kg' },
      ],
      lines: [
        {
          name: 'Survey and drawings',
          what: 'Rise, going and guarding checked against Part K',
          price: 520,
          covered: true,
        },
        { name: 'Steel', what: '390\u00a0kg, with treads, guarding and fixings', price: 1680, covered: true },
        { name: 'Finish', what: 'Hot-dip galvanising, by weight, at the galvaniser’s', price: 310, covered: true },
        { name: 'Bases', what: 'Two concrete pads at the foot', price: 'Your builder', covered: false },
        { name: 'Propping', what: 'Not needed', price: 'None', covered: false },
        { name: 'Delivery and lift', what: 'Lorry crane over the garden wall, one lift', price: 420, covered: true },
        { name: 'Fitting', what: 'Two people, two days', price: 1240, covered: true },
      ],
      notIncluded: [
        'The engineer’s design and calculations',
        'Building Control’s fee',
        'The concrete pads, and paving made good around them',
        'Colour: powder coating over the zinc is a separate price',
      ],
      choices: {
        serviceType: 'staircases',
        projectSize: 'small',
        material: 'galvanized',
        complexity: 'standard',
        timeframe: 'flexible',
        location: 'kent',
      },
    },
  ] as readonly WorkedPrice[],
} as const
