import * as z from 'zod'
import { drawingText, group, line, list, pictureFields } from '../fields.ts'
import { points } from './shapes.ts'

const sheet = group('', {
  sheet: z.enum(['brief', 'model', 'review', 'issue']).meta({ title: 'Drawing' }),
  label: line('Label', { max: 40 }),
  drawing: drawingText,
})

export const clash = group('One clash, from model to saw', {
  ...pictureFields,
  legend: line('Above the choice of sheets'),
  sheets: list('Sheets', 'sheet', sheet, { count: 4 }),
  software: group('Software', { title: line('Heading', { max: 90 }), programs: points('Programs') }),
})
