import type { PictureSources } from '#app/ui/picture-view.tsx'
import type { GalleryItem } from '#content/gallery.ts'

export type Photo = GalleryItem & { sources: PictureSources }
