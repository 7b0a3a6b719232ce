import { drawingText, group, hoursFields, line, list, sectionHead, text, time, withHours } from '../fields.ts'

export const deliveryDay = group('Delivery day', {
  ...sectionHead,
  drawing: drawingText,
  input: line('Label of the hour', { help: 'The hour and what happens then follow' }),
  barsLabel: line('What the bars show'),
  lorryControl: group('Lorry control', { label: line('Label'), ends: time('Ends') }, { row: true }),
  delivery: line('Label of the delivery hours', { help: 'The hours are in Name, numbers and certificates.' }),
  noisyWork: withHours(group('Noisy work', { label: line('Label'), ...hoursFields }, { row: true })),
  events: list('Events', 'event', group('', { at: time('Time'), title: line('Title'), text: text('Text') }), {
    inOrder: 'at',
    help: 'The axis runs from the first to the last.',
  }),
  footnote: text('Note'),
})
