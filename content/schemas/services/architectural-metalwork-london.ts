import * as z from 'zod'
import { drawingText, group, headFields, line, list, sectionHead, text } from '../fields.ts'
import { captionedPictures, titled } from './shapes.ts'

export const gate = group('One gate, from sketch to finish', {
  ...headFields,
  steps: titled(
    'Steps',
    'step',
    {
      panel: z.enum(['sketch', 'drawing', 'steel', 'finished']).meta({ title: 'Drawing' }),
      drawing: drawingText,
      text: text('Text'),
    },
    { count: 4 },
  ),
  pictures: captionedPictures,
  finishes: group('Finishes', {
    ...sectionHead,
    durability: line('Label of the durability'),
    samples: list(
      'Finishes',
      'finish',
      group('', {
        sample: z.enum(['zinc', 'powder', 'paint', 'stainless']).meta({ title: 'Drawing' }),
        name: line('Name'),
        section: line('Lettering below the drawing', { help: 'The coats and their thickness' }),
        durability: line('Durability'),
        text: text('Text'),
        applications: text('Where it suits'),
      }),
      { count: 4 },
    ),
    more: line('Title of the folded note'),
    footnote: text('Note'),
  }),
})
