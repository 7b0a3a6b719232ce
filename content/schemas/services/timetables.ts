import {
  anchor,
  drawingText,
  group,
  labelledValue,
  line,
  list,
  number,
  sectionHead,
  text,
  wholeNumber,
} from '../fields.ts'
import { lit, points, titled } from './shapes.ts'

const hour = (title: string) => wholeNumber(title, { min: 0, max: 24 })

/** One day of lifting on a street in London. */
export const deliveryDay = group('Delivery day', {
  ...sectionHead,
  drawing: drawingText,
  barsLabel: line('What the bars show'),
  bars: list('Hours that apply', 'rule', group('', { label: line('Rule'), hours: line('Hours') }, { row: true }), {
    label: '{label}',
  }),
  firstHour: hour('First hour of the axis'),
  lastHour: hour('Last hour of the axis'),
  events: titled('Events', 'event', {
    at: line('Time', { max: 20 }),
    lit: lit.optional(),
    text: text('Text'),
  }),
  footnote: text('Note'),
})

const week = (title: string) => number(title, { min: 1, max: 60 })
const span = { from: week('From week'), to: week('To week') }

/** An extension, on an axis of weeks from the first call. */
export const journey = group('The journey in weeks', {
  id: anchor(),
  ...sectionHead,
  weeks: wholeNumber('Length of the axis', { min: 4, max: 60, unit: 'weeks' }),
  drawingsWeek: wholeNumber('Week of the approved drawings', {
    min: 1,
    max: 60,
    help: 'The types are counted from it.',
  }),
  months: list('Months', 'month', group('', { name: line('Month'), week: week('Begins in week') }, { row: true }), {
    label: '{name}',
  }),
  benefit: line('Label of the benefits'),
  steps: titled('Steps', 'step', {
    ...span,
    dates: line('Dates'),
    beside: group('What others do at the same time', { ...span, text: line('Text') }).optional(),
    text: text('Text'),
    needs: titled(
      'Permissions',
      'permission',
      {
        ...span,
        dates: line('Dates'),
        text: text('Text'),
        facts: list('Labels and values', 'label', labelledValue, { label: '{label}' }),
      },
      { min: 0 },
    ),
    benefits: titled('Benefits', 'benefit', { text: text('Text') }, { min: 0 }),
  }),
  types: group('Types of extension', {
    title: line('Title'),
    lead: text('Introduction'),
    timeframe: line('Label of the weeks'),
    entries: titled('Types', 'type', {
      least: week('Weeks at least'),
      most: week('Weeks at most'),
      text: text('Text'),
      list: points('Points'),
    }),
  }),
})
