import type { PictureSources } from '#app/ui/picture-view.tsx'
import type { GalleryItem } from '#content/page-content.ts'
import type { Action } from '#content/page-copy.ts'

/** `mark` says that the picture is no photograph, `link` leads to the service that it shows. */
export type Photo = GalleryItem & { mark: string; link: Action | undefined; sources: PictureSources }
