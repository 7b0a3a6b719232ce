import * as z from 'zod'
import { closing, group, hero, line, list, pagePath, picture, seo, text } from './fields.ts'

const item = group('', {
  picture: picture('Picture'),
  caption: line('On the picture’s corner', { max: 60 }),
  description: text('Description', { max: 250, help: 'Shown under the picture in the viewer' }),
  service: pagePath('Service, linked to next to the description'),
  size: z.enum(['large', 'wide', 'tall']).meta({
    title: 'Size on the wall',
    description: 'Tall is one cell, wide two across, large two by two. Order and sizes have to fill the wall.',
  }),
})

export const gallery = group('', {
  seo,
  hero,
  wall: line('Name of the wall of pictures', { help: 'For people who use a screen reader' }),
  viewer: group(
    'Picture viewer',
    {
      label: line('Name'),
      of: line('Between two numbers', { help: '“of” in “3 of 15”' }),
      close: line('Close'),
      previous: line('Back'),
      next: line('Forward'),
    },
    { more: true },
  ),
  items: list('Pictures', 'picture', item, {
    label: '{caption}',
    count: 15,
    help: 'The wall has exactly 15. To show a new picture, put it in the place of another one.',
    unique: ['picture', 'caption'],
  }),
  closing: closing('Below the pictures'),
})
