import * as z from 'zod'
import { anchor, drawingText, group, headFields, icon, line, list, sectionHead, text } from '../fields.ts'
import { captionedPictures, points, titled } from './shapes.ts'

/** A gate in four panels, and the finishes that metalwork can have. */
export const gate = group('One gate, from sketch to finish', {
  ...headFields,
  steps: titled('Steps', 'step', {
    panel: z.enum(['sketch', 'drawing', 'steel', 'finished']).meta({ title: 'Drawing' }),
    drawing: drawingText,
    text: text('Text'),
  }),
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
    ...headFields,
    pictures: captionedPictures,
    entries: titled('Services', 'service', { icon, text: text('Text'), list: points('Points') }),
  }),
})

/** One clash of a beam with a duct, followed from the model to the saw. */
export const clash = group('One clash, from model to saw', {
  ...sectionHead,
  software: line('Label of the software'),
  alone: line('Label of the service'),
  steps: titled('Steps', 'step', {
    sheet: z.enum(['brief', 'model', 'review', 'issue']).meta({ title: 'Drawing' }),
    drawing: drawingText,
    text: list('Paragraphs', 'paragraph', text('Paragraph')),
    file: group('Extract from a file', {
      name: line('Title'),
      note: text('Note below it'),
      lines: list('Lines', 'line', line('Line')),
    }).optional(),
    software: list('Software', 'program', line('Program')),
    service: group('Service', { title: line('Title'), icon, text: text('Text') }),
  }),
  outputs: group('What you get', {
    ...headFields,
    rows: titled('Rows', 'row', { format: line('Format'), reader: line('Who reads it'), text: text('Text') }),
    note: text('Note'),
  }),
})
