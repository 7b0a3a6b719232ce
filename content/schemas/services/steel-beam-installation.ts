import { drawingText, group, headFields, line, list, safety, sectionHead, text } from '../fields.ts'
import { titled } from './shapes.ts'

/** The sections that an engineer's drawing may name. */
export const beamTypes = group('Beam types', {
  ...sectionHead,
  types: list(
    'Types',
    'type',
    group('', {
      name: line('Name'),
      profile: line('Section in the drawing', { help: 'A section of the steel list, such as “ub-178x102x19”' }),
      text: text('Text'),
      applications: line('Applications'),
    }),
  ),
})

/** The stages of fitting a beam. The drawing lights up a part of the wall for each of its four. */
export const beamStages = group('Service stages', {
  ...headFields,
  drawing: drawingText,
  stages: titled(
    'Stages',
    'stage',
    {
      text: text('Text'),
      safety,
      holding: group('What holds the house up', { text: text('Text'), safety }).optional(),
    },
    { count: 4 },
  ),
})
