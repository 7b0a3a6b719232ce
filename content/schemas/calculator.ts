import * as z from 'zod'
import { quoteServices } from '../enquiry.ts'
import {
  group,
  headFields,
  hero,
  labelledValue,
  line,
  list,
  number,
  priceRows,
  prose,
  seo,
  template,
  text,
  titledProse,
  wholeNumber,
} from './fields.ts'

const serviceTypes = [
  'steel-fabrication',
  'welding',
  'structural-steel',
  'steel-beams',
  'staircases',
  'industrial-platforms',
  'architectural',
  'emergency',
] as const

const factorValues = {
  projectSize: ['small', 'medium', 'large', 'commercial'],
  material: ['mild-steel', 'galvanized', 'aluminum'],
  complexity: ['basic', 'standard', 'complex', 'precision'],
  timeframe: ['flexible', 'standard', 'urgent', 'emergency'],
  location: ['kent', 'london', 'essex', 'surrey', 'south-east'],
} as const

/** The option's name in emails and addresses. Labels may change, values may not. */
const optionValue = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values).meta({ title: 'Value', description: 'Part of addresses and emails: do not change it' })

const service = group('', {
  value: optionValue(serviceTypes),
  label: line('Label', { max: 60 }),
  rate: wholeNumber('Rate', { min: 1, max: 1000, unit: '£ an hour', help: 'Whole pounds, such as 75' }),
  quoteService: z.enum(quoteServices.map(({ value }) => value)).meta({
    title: 'Service in the quote form',
    description: 'The quote form offers fewer services: choose the nearest.',
  }),
})

/** One of the five factors. Its options are the values, each once. */
const factor = <const Values extends readonly string[]>(title: string, values: Values) =>
  group(title, {
    label: line('Label in the result', { help: 'Shown when the choice raises the price' }),
    options: list(
      'Options',
      'option',
      group('', {
        value: optionValue(values),
        label: line('Label', { max: 60 }),
        detail: line('What it means', { max: 60, help: 'After the label, in the calculator’s list' }).optional(),
        multiplier: number('Multiplier', { min: 0.1, max: 10 }),
      }),
      { label: '{label} × {multiplier}', count: values.length, unique: ['value'] },
    ),
  })

const scope = (title: string) => group(title, { title: line('Title'), items: list('Items', 'item', line('Item')) })

/** What the calculator itself carries: rates, options, and its sentences. */
export const calculator = group('', {
  services: list('Hourly rates', 'service', service, {
    label: '{label}: £{rate}',
    help: 'With VAT. The base price is the rate times the hours below.',
    count: serviceTypes.length,
    unique: ['value'],
  }),
  factors: group(
    'Factors',
    {
      projectSize: factor('Project size', factorValues.projectSize),
      material: factor('Material', factorValues.material),
      complexity: factor('Complexity', factorValues.complexity),
      timeframe: factor('Timeframe', factorValues.timeframe),
      location: factor('Location', factorValues.location),
    },
    { help: 'In the order in which they are multiplied' },
  ),
  rules: group('Rules', {
    hours: wholeNumber('Hours of the base price', { min: 1, max: 1000 }),
    rangeLow: number('Lower end of the range', { min: 0.1, max: 1, help: '0.8 is 80% of the total' }),
    rangeHigh: number('Upper end of the range', { min: 1, max: 3, help: '1.3 is 130% of the total' }),
  }),
  vatRate: number('Rate of VAT', {
    min: 0,
    max: 1,
    help: '0.2 is 20%. Worked prices add it; the hourly rates include it already.',
  }),
  hints: group('Hints below the fields', {
    serviceType: text('Service type', { max: 300 }),
    projectSize: text('Project size', { max: 300 }),
    material: text('Material', { max: 300 }),
    complexity: text('Complexity', { max: 300 }),
    timeframe: text('Timeframe', { max: 300 }),
    additionalDetails: text('Additional details', { max: 300 }),
  }),
  copy: group('Sentences', {
    contactHint: text('Above the contact details', { max: 200 }),
    leftOut: text('Below the range: what it leaves out, in short', { max: 120 }),
    cancelNote: text('In the explanation, about the time', { max: 300 }),
    awaited: template('Before the first estimate', ['chosen', 'all'], { max: 60 }),
    missing: group('Next to the button Calculate Estimate, while something is missing', {
      lead: template('Sentence', ['what'], { max: 100 }),
      choices: template('Choices', ['left', 'all'], { max: 60 }),
      contact: line('A way to answer', { max: 60 }),
    }),
    large: text('Below the range of a large platform or frame', { max: 200 }),
    smallJob: template('About a job of a few hours', ['phoneLink'], {
      help: '{phoneLink} becomes the telephone link. Below the range of welding and emergency repair.',
      max: 400,
    }),
    wall: text('About taking out a wall', { max: 200 }),
    noFactors: text('When no choice raises the price', { max: 200 }),
    included: scope('What the estimate covers'),
    notIncluded: scope('What the estimate does not cover'),
    noDraft: template('Below the buttons', ['email', 'phone'], { max: 200 }),
    engineer: text('Who sizes a beam', { max: 200 }),
  }),
  emails: group('First line of the two emails that a visitor can open', {
    estimate: text('With an estimate', { max: 200 }),
    siteVisit: text('When asking for a site visit', { max: 200 }),
  }),
})

/** What the page says around the calculator. */
export const calculatorPage = group('', {
  seo,
  hero: group('Top of the page', {
    ...hero.shape,
    prices: priceRows,
    price: prose('Below the prices', { max: 300 }),
    trade: prose('For contractors', { max: 300 }),
  }),
  noScript: text('Shown to browsers without JavaScript', { max: 400 }),
  explain: group('How it works', {
    ...headFields,
    points: list('Points', 'point', titledProse, { count: 3 }),
  }),
})

const workedLine = group('', {
  name: line('Name'),
  what: text('What it is', { max: 300 }),
  price: z
    .union([
      wholeNumber('Pounds before VAT', { min: 0, max: 1_000_000 }),
      line('In words', { help: 'Who does it instead, such as “Your builder”' }).regex(/[A-Za-z]/),
    ])
    .meta({ title: 'Price' }),
  covered: z
    .boolean()
    .meta({ title: 'In the calculator’s range', description: 'A price that is not in it is marked.' }),
})

const job = group('', {
  id: z.enum(['one-beam', 'goalpost-frame', 'garden-stair']).meta({ title: 'Id' }),
  title: line('Title', { max: 90 }),
  text: text('Text', { max: 600 }),
  facts: list('Facts', 'fact', labelledValue),
  lines: list('Lines', 'line', workedLine),
  notIncluded: list('Not included', 'item', line('Item')),
  choices: group('Choices in the calculator for the same job', {
    serviceType: optionValue(serviceTypes),
    projectSize: optionValue(factorValues.projectSize),
    material: optionValue(factorValues.material),
    complexity: optionValue(factorValues.complexity),
    timeframe: optionValue(factorValues.timeframe),
    location: optionValue(factorValues.location),
  }),
})

export const workedPrices = group('', {
  ...headFields,
  jobs: list('Jobs', 'job', job, { count: 3, unique: ['id'] }),
})
