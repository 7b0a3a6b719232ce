import * as z from 'zod'
import * as f from './fields.ts'

const item = f.fields({
  picture: f.picture('Picture'),
  caption: f.line('On the picture’s corner', { max: 60 }),
  description: f.text('Description', { max: 250, help: 'Shown under the picture in the viewer' }),
  service: f.pagePath('Service, linked to next to the description'),
  size: z.enum(['large', 'wide', 'tall']).meta({
    title: 'Size on the wall',
    description: 'Tall is one cell, wide two across, large two by two. Order and sizes have to fill the wall.',
  }),
})

export const gallery = f.fields({
  seo: f.seo,
  hero: f.hero,
  wall: f.spoken('Name of the wall of pictures'),
  viewer: f.group(
    'Picture viewer',
    {
      label: f.line('Name'),
      of: f.line('Between two numbers', { help: '“of” in “3 of 15”' }),
      close: f.line('Close'),
      previous: f.line('Back'),
      next: f.line('Forward'),
    },
    { more: true },
  ),
  items: f.list('Pictures', 'picture', item, {
    label: '{caption}',
    count: 15,
    help: 'The wall is full. To show a new picture, put it in the place of another one.',
    unique: ['picture', 'caption'],
  }),
  closing: f.closing('Below the pictures'),
})
