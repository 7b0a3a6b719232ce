import type * as z from 'zod'
import * as f from '../fields.ts'

export const titled = <Shape extends z.ZodRawShape>(
  title: string,
  entry: string,
  shape: Shape,
  options: { help?: string; count?: number; min?: number; max?: number } = {},
) => f.list(title, entry, f.fields({ title: f.line('Title'), ...shape }), options)

export const points = (title: string) => f.list(title, 'point', f.line('Point'))

export const captionedPictures = f.list(
  'Pictures',
  'picture',
  f.fields({ picture: f.picture('Picture'), caption: f.line('Lettering on the picture') }),
  { label: '{caption}' },
)
