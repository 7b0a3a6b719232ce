import {
  anchor,
  drawingText,
  group,
  labelledValue,
  line,
  list,
  number,
  safety,
  sectionHead,
  stat,
  text,
  titledText,
  wholeNumber,
} from '../fields.ts'
import { lit, litParts, points, titled } from './shapes.ts'

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
    entries: points('Points').optional(),
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

/** The first minutes of an emergency, and what the firm does after the call. */
export const firstMinutes = group('Minute by minute', {
  id: anchor(),
  ...sectionHead,
  gas: group('Smell of gas', { text: text('Text'), phone: line('Telephone'), safety }),
  unit: line('Unit of the times'),
  leave: line('Label of what to leave alone'),
  labels: group('Labels', { you: line('Beside what the caller does'), we: line('Beside what we do') }, { more: true }),
  steps: titled('What the caller does', 'step', {
    minute: line('Minutes'),
    text: text('Text'),
    leave: text('What to leave alone'),
    ours: titledText.optional().meta({ title: 'What we do at the same time' }),
  }),
  safety,
  ours: group('What we do', {
    drawing: drawingText,
    method: text('Note below the drawing'),
    partsLabel: line('Text that opens the parts on phones'),
    steps: titled('Steps', 'step', {
      when: stat.meta({ title: 'When' }),
      text: text('Text'),
      parts: litParts('Parts of the drawing', 0),
    }),
    safety,
  }),
  footnote: text('Note'),
})
