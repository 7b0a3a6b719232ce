import { drawingText, group, line, list, safety, sectionHead, text } from '../fields.ts'
import { titled } from './shapes.ts'

/** The van with its numbered loads. */
export const equipment = group('Our equipment', {
  title: line('Heading', { max: 90 }),
  drawing: drawingText,
  list: list('Loads, in the order of the balloons', 'load', line('Load'), {
    count: 11,
    help: 'The drawing has a balloon for each of eleven.',
  }),
})

export const siteDay = group('One day on your site', {
  ...sectionHead,
  stops: titled(
    'Times',
    'time',
    {
      time: line('Time', { max: 40 }),
      text: text('Text'),
      watch: line('Length of the fire watch').optional(),
      safety,
    },
    { max: 10 },
  ),
})
