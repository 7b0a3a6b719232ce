import { drawingText, group, line, list, sectionHead, text, wholeNumber } from '../fields.ts'
import { titled } from './shapes.ts'

const hour = (title: string) => wholeNumber(title, { min: 0, max: 24 })

/** One day of lifting on a street in London. */
export const deliveryDay = group('Delivery day', {
  ...sectionHead,
  drawing: drawingText,
  input: line('Label of the hour', { help: 'The hour and what happens then follow' }),
  barsLabel: line('What the bars show'),
  bars: list('Hours that apply', 'rule', group('', { label: line('Rule'), hours: line('Hours') }, { row: true })),
  firstHour: hour('First hour of the axis'),
  lastHour: hour('Last hour of the axis'),
  events: titled('Events', 'event', {
    at: line('Time', { max: 20, help: 'Such as 7:30' }),
    text: text('Text'),
  }),
  footnote: text('Note'),
})
