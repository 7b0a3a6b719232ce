import type { GalleryItem } from '#content/gallery.ts'

/** A gallery item with its picture's size and the address of the picture at its largest, for visitors without script. */
export type Photo = GalleryItem & { width: number; height: number; large: string }
