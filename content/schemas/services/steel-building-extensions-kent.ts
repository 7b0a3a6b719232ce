import * as z from 'zod'
import { group, line, list, number, sectionHead, text, wholeNumber } from '../fields.ts'
import { points, titled } from './shapes.ts'

const week = (title: string) => number(title, { min: 1, max: 60 })
const span = { from: week('From week'), to: week('To week') }

export const extensionTypes = group('Extension types', {
  ...sectionHead,
  timeframe: line('Weeks of a type', { help: '{least} and {most} become its weeks' }),
  types: titled('Types', 'type', {
    drawing: z.enum(['single-storey', 'two-storey', 'factory', 'loft']).meta({ title: 'Drawing' }),
    least: wholeNumber('Weeks at least', { min: 1, max: 60 }),
    most: wholeNumber('Weeks at most', { min: 1, max: 60 }),
    text: text('Text'),
    benefits: points('Benefits'),
  }),
})

export const journey = group('The journey in weeks', {
  ...sectionHead,
  weeks: wholeNumber('Length of the programme', { min: 4, max: 60, unit: 'weeks' }),
  dates: group('Dates', {
    one: line('One week', { help: '{from} becomes its number' }),
    several: line('Several weeks', { help: '{from} and {to} become the first and the last' }),
  }),
  months: list('Months', 'month', group('', { name: line('Month'), week: week('Begins in week') }, { row: true })),
  steps: titled(
    'Steps',
    'step',
    {
      ...span,
      text: text('Text'),
      others: titled('What others do', 'part', span, { min: 0 }),
    },
    { count: 5 },
  ),
})
