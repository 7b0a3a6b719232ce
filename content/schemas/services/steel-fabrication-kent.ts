import * as f from '../fields.ts'
import { titled } from './shapes.ts'

export const oneBeam = f.group('One beam, from the model to the frame', {
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
