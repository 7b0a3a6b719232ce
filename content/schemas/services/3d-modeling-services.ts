import * as z from 'zod'
import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { points } from './shapes.ts'

const sheet = f.fields({
  sheet: z.enum(['brief', 'model', 'review', 'issue']).meta({ title: 'Drawing' }),
  label: f.line('Label', { max: 40 }),
  drawing: f.drawingText,
})

const clash = f.group('One clash, from model to saw', {
  legend: f.line('Above the choice of sheets'),
  sheets: f.list('Sheets', 'sheet', sheet, { count: 4 }),
  software: f.group('Software', { title: f.heading, programs: points('Programs') }),
})

export const modelling = serviceWith({ story: clash })
