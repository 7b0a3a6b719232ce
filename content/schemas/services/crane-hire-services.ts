import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'

const crane = f.fields({
  tonnes: f.wholeNumber('Rated capacity', {
    min: 1,
    max: 1000,
    unit: 't',
    help: 'The drawing of the fleet shows it: change both',
  }),
  name: f.line('Name'),
  text: f.line('Text'),
})

const fleet = f.group('The fleet', {
  title: f.heading,
  drawing: f.drawingText,
  cranes: f.list('Cranes', 'crane', crane, { count: 7, help: 'The drawing has room for seven.' }),
  gear: f.text('Note'),
})

export const craneHire = serviceWith({ fleet })
