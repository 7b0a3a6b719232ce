import { drawingText, group, headFields, line, list, text, wholeNumber } from '../fields.ts'

const crane = group('', {
  tonnes: wholeNumber('Rated capacity', {
    min: 1,
    max: 1000,
    unit: 't',
    help: 'The drawing of the fleet shows it: change both',
  }),
  name: line('Name'),
  text: line('Text'),
})

export const fleet = group('The fleet', {
  ...headFields,
  drawing: drawingText,
  cranes: list('Cranes', 'crane', crane, { count: 7, help: 'The drawing has room for seven.' }),
  gear: text('Note'),
})
