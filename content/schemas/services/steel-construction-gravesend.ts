import { drawingText, group, headFields, line, safety, text } from '../fields.ts'
import { titled } from './shapes.ts'

export const frameRising = group('A frame as it goes up', {
  ...headFields,
  drawing: drawingText,
  phases: titled('Phases', 'phase', { text: text('Text') }, { count: 3 }),
  more: line('Label of the steps'),
  steps: titled('Steps', 'step', { text: text('Text'), safety }),
})
