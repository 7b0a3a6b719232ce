import * as z from 'zod'
import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { points, titled } from './shapes.ts'

const week = (title: string) => f.number(title, { min: 1, max: 60 })
const span = { from: week('From week'), to: week('To week') }

const extensionTypes = f.group('Extension types', {
  ...f.sectionHead,
  timeframe: f.template('Weeks of a type', ['least', 'most'], { help: '{least} and {most} become its weeks' }),
  types: titled('Types', 'type', {
    drawing: z.enum(['single-storey', 'two-storey', 'factory', 'loft']).meta({ title: 'Drawing' }),
    least: f.wholeNumber('Weeks at least', { min: 1, max: 60 }),
    most: f.wholeNumber('Weeks at most', { min: 1, max: 60 }),
    text: f.text('Text'),
    benefits: points('Benefits'),
  }),
})

const journey = f.group('The journey in weeks', {
  ...f.sectionHead,
  weeks: f.wholeNumber('Length of the programme', { min: 4, max: 60, unit: 'weeks' }),
  dates: f.group('Dates', {
    one: f.template('One week', ['from'], { help: '{from} becomes its number' }),
    several: f.template('Several weeks', ['from', 'to'], { help: '{from} and {to} become the first and the last' }),
  }),
  months: f.list('Months', 'month', f.fields({ name: f.line('Month'), week: week('Begins in week') }, { row: true })),
  steps: titled(
    'Steps',
    'step',
    {
      ...span,
      text: f.text('Text'),
      others: titled('What others do', 'part', span, { min: 0 }),
    },
    { count: 5 },
  ),
})

export const extensions = serviceWith({ extensionTypes, story: journey })
