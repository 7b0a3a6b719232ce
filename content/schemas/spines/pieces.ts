import * as z from 'zod'
import { anchor, drawingText, group, icon, line, list, sectionHead, text } from '../fields.ts'

import { captionedPictures } from './shapes.ts'

const { mark, title } = sectionHead

/** A gate in four panels, and the finishes that metalwork can have. */
export const gate = group('One gate, from sketch to finish', {
  ...sectionHead,
  steps: list(
    'Steps',
    'step',
    group('', {
      panel: z.enum(['sketch', 'drawing', 'steel', 'finished']).meta({ title: 'Drawing' }),
      drawing: drawingText,
      title: line('Title'),
      text: text('Text'),
    }),
    { label: '{title}' },
  ),
  finishes: group('Finishes', {
    id: anchor(),
    ...sectionHead,
    scale: text('Explanation of the samples'),
    durability: line('Label of the durability'),
    applications: line('Label of the applications'),
    maintenance: line('Label of the maintenance'),
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
        maintenance: text('Maintenance'),
      }),
      { label: '{name}' },
    ),
    more: line('Text that opens the note on phones'),
    footnote: text('Note'),
  }),
  services: group('Services', {
    mark,
    title,
    pictures: captionedPictures,
    entries: list(
      'Services',
      'service',
      group('', {
        title: line('Title'),
        icon,
        text: text('Text'),
        list: list('Points', 'point', line('Point')),
      }),
      { label: '{title}' },
    ),
  }),
})
