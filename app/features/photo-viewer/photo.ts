import type { PictureSources } from '#app/ui/picture-view.tsx'
import type { GalleryItem } from '#content/page-content.ts'

/** `mark` says that the picture is no photograph. */
export type Photo = GalleryItem & { mark: string; sources: PictureSources }
