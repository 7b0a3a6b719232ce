import data from './gallery.json' with { type: 'json' }
import { read } from './read.ts'

export const gallery = read('gallery', data)

export type GalleryItem = (typeof gallery.items)[number]
