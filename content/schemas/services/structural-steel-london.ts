import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'

const deliveryDay = f.group('Delivery day', {
  ...f.sectionHead,
  drawing: f.drawingText,
  input: f.line('Label of the hour', { help: 'The hour and what happens then follow' }),
  barsLabel: f.line('What the bars show'),
  lorryControl: f.group('Lorry control', { label: f.line('Label'), ends: f.time('Ends') }, { row: true }),
  delivery: f.line('Label of the delivery hours', { help: 'The hours are in Name, numbers and certificates.' }),
  noisyWork: f.group('Noisy work', { label: f.line('Label'), ...f.hoursFields }, { row: true }),
  events: f.list('Events', 'event', f.fields({ at: f.time('Time'), title: f.line('Title'), text: f.text('Text') }), {
    inOrder: 'at',
    help: 'The axis runs from the first to the last.',
  }),
  footnote: f.text('Note'),
})

export const structuralSteel = serviceWith({ story: deliveryDay })
