import * as z from 'zod'
import { group, line, list, sectionHead, text, titledText } from '../fields.ts'
import { captionedPictures, points } from './shapes.ts'

export const staircaseTypes = group('Staircase types', {
  ...sectionHead,
  types: list(
    'Types',
    'type',
    group('', {
      name: line('Name'),
      drawing: z.enum(['straight', 'spiral', 'half-turn', 'external']).meta({ title: 'Drawing' }),
      text: text('Text'),
      features: points('Features'),
      applications: line('Applications'),
    }),
  ),
})

export const designOptions = group('Design options', {
  ...sectionHead,
  options: list('Options', 'option', titledText()),
})

/** A stair of fourteen risers, with one decision on each. */
export const stairDecisions = group('One decision for each riser', {
  ...sectionHead,
  pictures: captionedPictures,
  decisions: list('Decisions', 'decision', titledText(), { count: 14, help: 'One line each' }),
})

/** The table of limits. Its figures and labels are those of the interactive drawing. */
export const stairRegulations = group('Regulation compliance', {
  ...sectionHead,
  limit: line('Label of the limits'),
  follows: line('A pitch without a limit of its own'),
})
