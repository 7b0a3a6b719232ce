import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { titled } from './shapes.ts'

/** The sections that an engineer's drawing may name. */
const beamTypes = f.group('Beam types', {
  ...f.sectionHead,
  types: f.list(
    'Types',
    'type',
    f.fields({
      name: f.line('Name'),
      profile: f.line('Section in the drawing', { help: 'A section of the steel list, such as “ub-178x102x19”' }),
      text: f.text('Text'),
      applications: f.line('Applications'),
    }),
  ),
})

/** The stages of fitting a beam. The drawing lights up a part of the wall for each of its four. */
const beamStages = f.group('Service stages', {
  title: f.heading,
  drawing: f.drawingText,
  stages: titled(
    'Stages',
    'stage',
    {
      text: f.text('Text'),
      safety: f.safety,
      holding: f.group('What holds the house up', { text: f.text('Text'), safety: f.safety }).optional(),
    },
    { count: 4 },
  ),
})

export const beams = serviceWith({ beamTypes, story: beamStages })
