import type { PictureSources } from '#app/ui/picture-view.tsx'
import type { GalleryItem } from '#content/gallery.ts'

/** A gallery item with what must be known of its picture to show it. */
export type Photo = GalleryItem & { sources: PictureSources }
