import { group, headFields, line, picture, text } from '../fields.ts'
import { titled } from './shapes.ts'

export const oneBeam = group('One beam, from the model to the frame', {
  title: headFields.title,
  lead: text('Introduction', { max: 300 }),
  strip: line('Name of the strip of pictures', { help: 'For people who use a screen reader' }),
  steps: titled(
    'Steps',
    'step',
    {
      picture: picture('Picture'),
      tolerance: line('Tolerance or figure', { max: 20 }),
      text: text('Text', { max: 200 }),
    },
    { count: 7 },
  ),
  towns: line('Heading of the towns', {
    max: 90,
    help: 'The towns themselves are those of Kent in the list of places.',
  }),
})
