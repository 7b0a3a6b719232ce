import { action, drawingText, group, headFields, line, list, safety, text } from '../fields.ts'
import { litParts, titled } from './shapes.ts'

/** A wall and its beam, part by part. */
export const beamInWall = group('How a beam goes in', {
  ...headFields,
  drawing: drawingText,
  stages: titled('Stages', 'stage', {
    text: text('Text'),
    safety,
    parts: litParts('Parts of the drawing'),
    typesLabel: line('Text that opens the sections on phones').optional(),
    types: list(
      'Sections',
      'section',
      group('', { name: line('Name'), text: text('Text'), applications: line('Applications') }),
      { label: '{name}' },
    ).optional(),
    more: action.optional().meta({ title: 'Link' }),
  }),
})

/** A frame as it goes up. */
export const frameRising = group('A frame as it goes up', {
  ...headFields,
  drawing: drawingText,
  phases: titled('Phases', 'phase', { text: text('Text'), steps: litParts('Parts of the drawing') }),
})
