import * as z from 'zod'
import { drawingText, group, headFields, icon, line, list, sectionHead, text } from '../fields.ts'
import { titled } from './shapes.ts'

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
