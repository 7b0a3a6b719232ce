import * as z from 'zod'
import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { captionedPictures, points } from './shapes.ts'

const staircaseTypes = f.group('Staircase types', {
  ...f.sectionHead,
  types: f.list(
    'Types',
    'type',
    f.fields({
      name: f.line('Name'),
      drawing: z.enum(['straight', 'spiral', 'half-turn', 'external']).meta({ title: 'Drawing' }),
      text: f.text('Text'),
      features: points('Features'),
      applications: f.line('Applications'),
    }),
  ),
})

const designOptions = f.group('Design options', {
  ...f.sectionHead,
  options: f.list('Options', 'option', f.titledText()),
})

/** A stair of fourteen risers, with one decision on each. */
const stairDecisions = f.group('One decision for each riser', {
  ...f.sectionHead,
  pictures: captionedPictures,
  decisions: f.list('Decisions', 'decision', f.titledText(), { count: 14, help: 'One line each' }),
})

/** The table of limits. Its figures and labels are those of the interactive drawing. */
const stairRegulations = f.group('Regulation compliance', {
  ...f.sectionHead,
  limit: f.line('Label of the limits'),
  follows: f.line('A pitch without a limit of its own'),
})

export const staircases = serviceWith({
  staircaseTypes,
  designOptions,
  story: stairDecisions,
  regulations: stairRegulations,
})
