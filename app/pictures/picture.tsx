import type { PictureId } from '#content/pictures.ts'
import { pictureSources } from './picture-sources.ts'
import { type PictureLook, PictureView } from './picture-view.tsx'
import './picture.css'

/** A picture of the site by its name. For static sections only: it knows every picture, and no script should carry that. */
export function Picture({ id, ...look }: PictureLook & { id: PictureId }) {
  return <PictureView sources={pictureSources(id)} {...look} />
}
