import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { titled } from './shapes.ts'

/** A drawing with balloons, and below it the notes that explain them. */
const drawingWithNotes = f.group('Drawing at the top of the page', {
  drawing: f.drawingText,
  notes: f.balloonNotes,
})

const oneBeam = f.group('One beam, from the model to the frame', {
  title: f.heading,
  lead: f.text('Introduction', { max: 300 }),
  strip: f.spoken('Name of the strip of pictures'),
  steps: titled(
    'Steps',
    'step',
    {
      picture: f.picture('Picture'),
      tolerance: f.line('Tolerance or figure', { max: 20 }),
      text: f.text('Text', { max: 200 }),
    },
    { count: 7 },
  ),
  towns: f.line('Heading of the towns', {
    max: 90,
    help: 'The towns themselves are those of Kent in the list of places.',
  }),
})

export const fabrication = serviceWith({ heroDrawing: drawingWithNotes, story: oneBeam })
