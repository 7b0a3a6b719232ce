import { drawingText, group, line, text } from '../fields.ts'
import { titledTexts } from './shapes.ts'

/** A drawing with balloons, and below it the notes that explain them. */
export const drawingWithNotes = group('Drawing at the top of the page', {
  drawing: drawingText,
  notes: titledTexts('Notes', 'note', 'In the order of the balloons'),
  more: line('Text that opens the notes'),
})

/** The number to call, and what to say. */
export const call = group('Call at the top of the page', {
  first: text('Above the number'),
  answered: line('Below the number'),
  talk: text('Below the buttons'),
})
