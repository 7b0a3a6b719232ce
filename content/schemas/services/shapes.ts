import type * as z from 'zod'
import { balloonNotes, drawingText, group, line, list, picture, safety, text, wholeNumber } from '../fields.ts'

/** A list of entries that have a title. */
export const titled = <Shape extends z.ZodRawShape>(
  title: string,
  entry: string,
  shape: Shape,
  options: { help?: string; min?: number; max?: number } = {},
) => list(title, entry, group('', { title: line('Title'), ...shape }), { ...options })

/** A drawing with balloons, and below it the notes that explain them. */
export const drawingWithNotes = group('Drawing at the top of the page', {
  drawing: drawingText,
  notes: balloonNotes,
  more: line('Text that opens the notes'),
})

export const points = (title: string) => list(title, 'point', line('Point'))

/** The part of the drawing that lights up while a text is read. */
const lit = wholeNumber('Part of the drawing', {
  min: 1,
  max: 12,
  help: 'Lights up while this is read. The drawing numbers its parts.',
})

/** Texts that each belong to a part of a drawing. */
export const litParts = (title: string, min = 1) => titled(title, 'part', { lit, text: text('Text'), safety }, { min })

/** Pictures with a few words on their corner. */
export const captionedPictures = list(
  'Pictures',
  'picture',
  group('', { picture: picture('Picture'), caption: line('Lettering on the picture') }),
  { label: '{caption}' },
)
