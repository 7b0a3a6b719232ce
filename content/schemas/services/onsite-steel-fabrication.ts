import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { titled } from './shapes.ts'

/** The van with its numbered loads. */
const equipment = f.group('Our equipment', {
  title: f.heading,
  drawing: f.drawingText,
  list: f.list('Loads, in the order of the balloons', 'load', f.line('Load'), {
    count: 11,
    help: 'The drawing has a balloon for each of eleven.',
  }),
})

const siteDay = f.group('One day on your site', {
  ...f.sectionHead,
  stops: titled(
    'Times',
    'time',
    {
      time: f.line('Time', { max: 40 }),
      text: f.text('Text'),
      watch: f.line('Length of the fire watch').optional(),
      safety: f.safety,
    },
    { max: 10 },
  ),
})

export const onsite = serviceWith({ equipment, story: siteDay })
