import { drawingText, group, headFields, text } from '../fields.ts'
import { litParts, titled } from './shapes.ts'

/** A frame as it goes up. */
export const frameRising = group('A frame as it goes up', {
  ...headFields,
  drawing: drawingText,
  phases: titled('Phases', 'phase', { text: text('Text'), steps: litParts('Parts of the drawing') }),
})
