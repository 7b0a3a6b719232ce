import type * as z from 'zod'
import { balloonNotes, drawingText, group, line, list, picture } from '../fields.ts'

export const titled = <Shape extends z.ZodRawShape>(
  title: string,
  entry: string,
  shape: Shape,
  options: { help?: string; count?: number; min?: number; max?: number } = {},
) => list(title, entry, group('', { title: line('Title'), ...shape }), options)

/** A drawing with balloons, and below it the notes that explain them. */
export const drawingWithNotes = group('Drawing at the top of the page', {
  drawing: drawingText,
  notes: balloonNotes,
})

export const points = (title: string) => list(title, 'point', line('Point'))

export const captionedPictures = list(
  'Pictures',
  'picture',
  group('', { picture: picture('Picture'), caption: line('Lettering on the picture') }),
  { label: '{caption}' },
)
