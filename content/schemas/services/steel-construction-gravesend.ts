import { drawingText, group, headFields, safety, text } from '../fields.ts'
import { titled } from './shapes.ts'

export const frameRising = group('A frame as it goes up', {
  ...headFields,
  drawing: drawingText,
  phases: titled(
    'Phases',
    'phase',
    {
      text: text('Text'),
      steps: titled('Steps', 'step', { text: text('Text'), safety }),
    },
    { count: 3 },
  ),
})
