import { group, headFields, line, picture, prose, text, titledText } from '../fields.ts'
import { drawingWithNotes, titled } from './shapes.ts'

/** The joint at the top of the page, and the link to the steel list. */
export const finPlate = drawingWithNotes.safeExtend({
  paste: prose('Line above the drawing', { help: 'Leads to the steel list' }),
})

/** One beam on its way through the workshop. */
export const oneBeam = group('One beam, from the model to the frame', {
  title: headFields.title,
  lead: text('Introduction', { max: 300 }),
  note: text('Note on the pictures', { max: 200 }),
  strip: line('Name of the strip of pictures', { help: 'For people who use a screen reader' }),
  steps: titled('Steps', 'step', {
    picture: picture('Picture'),
    tolerance: line('Tolerance or figure', { max: 20 }),
    text: text('Text', { max: 200 }),
  }),
  towns: titledText.meta({
    title: 'Towns',
    description: 'The towns themselves are those of Kent in the list of places.',
  }),
})
