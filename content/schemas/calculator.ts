import * as z from 'zod'
import { quoteServices } from '../enquiry-options.ts'
import * as f from './fields.ts'

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

/** The option's name in emails and addresses. Labels may change, values may not. */
const optionValue = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values).meta({ title: 'Value', description: 'Part of addresses and emails: do not change it' })

const service = f.fields({
  value: optionValue(serviceTypes),
  label: f.line('Label', { max: 60 }),
  rate: f.wholeNumber('Rate', { min: 1, max: 1000, unit: '£ an hour', help: 'Whole pounds, such as 75' }),
  quoteService: z.enum(quoteServices.map(({ value }) => value)).meta({
    title: 'Service in the quote form',
    description: 'The quote form offers fewer services: choose the nearest.',
  }),
})

/** One of the five factors. Its options are the values, each once. */
const factor = <const Values extends readonly string[]>(title: string, values: Values) =>
  f.group(title, {
    label: f.line('Label in the result', { help: 'Shown when the choice raises the price' }),
    options: f.list(
      'Options',
      'option',
      f.fields({
        value: optionValue(values),
        label: f.line('Label', { max: 60 }),
        detail: f.line('What it means', { max: 60, help: 'After the label, in the calculator’s list' }).optional(),
        multiplier: f.number('Multiplier', { min: 0.1, max: 10 }),
      }),
      { label: '{label} × {multiplier}', count: values.length, unique: ['value'] },
    ),
  })

const factors = {
  projectSize: factor('Project size', ['small', 'medium', 'large', 'commercial']),
  material: factor('Material', ['mild-steel', 'galvanized', 'aluminum']),
  complexity: factor('Complexity', ['basic', 'standard', 'complex', 'precision']),
  timeframe: factor('Timeframe', ['flexible', 'standard', 'urgent', 'emergency']),
  location: factor('Location', ['kent', 'london', 'essex', 'surrey', 'south-east']),
}

type OptionOf<Factor extends ReturnType<typeof factor>> = Factor['shape']['options']['element']['shape']['value']
/** The value of one option of each factor. */
const factorChoices = Object.fromEntries(
  Object.entries(factors).map(([name, { shape }]) => [name, shape.options.element.shape.value]),
) as { [Name in keyof typeof factors]: OptionOf<(typeof factors)[Name]> }

const scope = (title: string) =>
  f.group(title, { title: f.line('Title'), items: f.list('Items', 'item', f.line('Item')) })

/** What the calculator itself carries: rates, options, and its sentences. */
export const calculator = f.fields({
  services: f.list('Hourly rates', 'service', service, {
    label: '{label}: £{rate}',
    help: 'With VAT. The base price is the rate times the hours below.',
    count: serviceTypes.length,
    unique: ['value'],
  }),
  factors: f.group('Factors', factors, { help: 'In the order in which they are multiplied' }),
  rules: f.group('Rules', {
    hours: f.wholeNumber('Hours of the base price', { min: 1, max: 1000 }),
    rangeLow: f.number('Lower end of the range', { min: 0.1, max: 1, help: '0.8 is 80% of the total' }),
    rangeHigh: f.number('Upper end of the range', { min: 1, max: 3, help: '1.3 is 130% of the total' }),
  }),
  vatRate: f.number('Rate of VAT', {
    min: 0,
    max: 1,
    help: '0.2 is 20%. Worked prices add it; the hourly rates include it already.',
  }),
  hints: f.group('Hints below the fields', {
    serviceType: f.text('Service type', { max: 300 }),
    projectSize: f.text('Project size', { max: 300 }),
    material: f.text('Material', { max: 300 }),
    complexity: f.text('Complexity', { max: 300 }),
    timeframe: f.text('Timeframe', { max: 300 }),
    additionalDetails: f.text('Additional details', { max: 300 }),
  }),
  copy: f.group('Sentences', {
    contactHint: f.text('Above the contact details', { max: 200 }),
    leftOut: f.text('Below the range: what it leaves out, in short', { max: 120 }),
    cancelNote: f.text('In the explanation, about the time', { max: 300 }),
    awaited: f.template('Before the first estimate', ['chosen', 'all'], { max: 60 }),
    missing: f.group('Next to the button Calculate Estimate, while something is missing', {
      lead: f.template('Sentence', ['what'], { max: 100 }),
      choices: f.template('Choices', ['left', 'all'], { max: 60 }),
      contact: f.line('A way to answer', { max: 60 }),
    }),
    large: f.text('Below the range of a large platform or frame', { max: 200 }),
    smallJob: f.template('About a job of a few hours', ['phoneLink'], {
      help: '{phoneLink} becomes the telephone link. Below the range of welding and emergency repair.',
      max: 400,
    }),
    noFactors: f.text('When no choice raises the price', { max: 200 }),
    included: scope('What the estimate covers'),
    notIncluded: scope('What the estimate does not cover'),
    engineer: f.text('Who sizes a beam', { max: 200 }),
  }),
  emails: f.group('First line of the two emails that a visitor can open', {
    estimate: f.text('With an estimate', { max: 200 }),
    siteVisit: f.text('When asking for a site visit', { max: 200 }),
  }),
})

/** What the page says around the calculator. */
export const calculatorPage = f.fields({
  seo: f.seo,
  hero: f.group('Top of the page', {
    ...f.hero.shape,
    prices: f.line('Above the prices', { max: 60 }),
    price: f.prose('Below the prices', { max: 300 }),
  }),
  noScript: f.text('Shown to browsers without JavaScript', { max: 400 }),
  explain: f.group('How it works', {
    title: f.heading,
    points: f.list('Points', 'point', f.titledProse, { count: 3 }),
  }),
})

const workedLine = f.fields({
  name: f.line('Name'),
  what: f.text('What it is', { max: 300 }),
  price: z
    .union([
      f.wholeNumber('Pounds before VAT', { min: 0, max: 1_000_000 }),
      f.line('In words', { help: 'Who does it instead, such as “Your builder”' }).regex(/[A-Za-z]/),
    ])
    .meta({ title: 'Price' }),
  covered: f.tick('In the calculator’s range', 'A price that is not in it is marked.'),
})

const job = f.fields({
  id: z.enum(['one-beam', 'goalpost-frame', 'garden-stair']).meta({ title: 'Id' }),
  title: f.line('Title', { max: 90 }),
  short: f.line('Title above the calculator', { max: 40 }),
  time: f.line('Time', { max: 30, help: 'Such as 4–8 weeks' }),
  text: f.text('Text', { max: 600 }),
  facts: f.list('Facts', 'fact', f.labelledValue),
  lines: f.list('Lines', 'line', workedLine),
  notIncluded: f.list('Not included', 'item', f.line('Item')),
  choices: f.group('Choices in the calculator for the same job', {
    serviceType: optionValue(serviceTypes),
    ...factorChoices,
  }),
})

export const workedPrices = f.fields({
  title: f.heading,
  jobs: f.list('Jobs', 'job', job, { count: 3, unique: ['id'] }),
})
