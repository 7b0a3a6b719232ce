import { drawingText, group, headFields, safety, text, wholeNumber } from '../fields.ts'
import { titled } from './shapes.ts'

/** The part of the drawing that lights up while a text is read: as many as in app/services/scroll-story.css. */
const lit = wholeNumber('Part of the drawing', {
  min: 1,
  max: 8,
  help: 'Lights up while this is read. The drawing numbers its parts.',
})

/** A frame as it goes up. */
export const frameRising = group('A frame as it goes up', {
  ...headFields,
  drawing: drawingText,
  phases: titled('Phases', 'phase', {
    text: text('Text'),
    steps: titled('Parts of the drawing', 'part', { lit, text: text('Text'), safety }),
  }),
})
