import * as z from 'zod'
import { anchor, drawingText, group, headFields, line, list, text, wholeNumber } from '../fields.ts'

const crane = group('', {
  tonnes: wholeNumber('Rated capacity', { min: 1, max: 1000, unit: 't', help: 'At the hook in the drawing' }),
  name: line('Name'),
  text: line('Text'),
  shape: z.enum(['lorry', 'lorry-with-jib', 'mobile']).meta({ title: 'Shape in the drawing' }),
  boom: wholeNumber('Boom in the drawing', { min: 10, max: 52, unit: 'm' }),
  axles: wholeNumber('Axles in the drawing', { min: 2, max: 5 }),
})

/** The cranes at one scale. */
export const fleet = group('The fleet', {
  id: anchor(),
  ...headFields,
  drawing: drawingText,
  house: line('Lettering at the house', { max: 20 }),
  cranes: list('Cranes', 'crane', crane, { count: 7, help: 'The drawing has room for seven.' }),
  gear: text('Note'),
})
