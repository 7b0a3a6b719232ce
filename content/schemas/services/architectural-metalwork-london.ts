import * as z from 'zod'
import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { titled } from './shapes.ts'

const gate = f.group('One gate, from sketch to finish', {
  title: f.heading,
  steps: titled(
    'Steps',
    'step',
    {
      panel: z.enum(['sketch', 'drawing', 'steel', 'finished']).meta({ title: 'Drawing' }),
      drawing: f.drawingText,
      text: f.text('Text'),
    },
    { count: 4 },
  ),
  finishes: f.group('Finishes', {
    ...f.sectionHead,
    durability: f.line('Label of the durability'),
    samples: f.list(
      'Finishes',
      'finish',
      f.fields({
        sample: z.enum(['zinc', 'powder', 'paint', 'stainless']).meta({ title: 'Drawing' }),
        name: f.line('Name'),
        section: f.line('Lettering below the drawing', { help: 'The coats and their thickness' }),
        durability: f.line('Durability'),
        text: f.text('Text'),
        applications: f.text('Where it suits'),
      }),
      { count: 4 },
    ),
    more: f.line('Title of the folded note'),
    footnote: f.text('Note'),
  }),
})

export const metalwork = serviceWith({ story: gate })
