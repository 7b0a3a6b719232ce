import { pageHeroSizes } from '#app/sections/page-hero.tsx'
import { type PictureId, wipePair } from '#content/pictures.ts'
import type { Service } from '#content/services/service.ts'

/** Pages whose first screen is a drawing: their picture is not fetched ahead of everything else. */
const drawingFirst: ReadonlySet<string> = new Set([
  '/architectural-metalwork-london',
  '/crane-hire-services',
  '/industrial-steel-platforms',
  '/steel-beam-installation',
  '/steel-staircase-installation',
])

/** The width of the wipe that opens a page: the whole sheet. */
export const wipeSizes = '(min-width: 90rem) 90rem, (min-resolution: 2.5dppx) 72vw, 98vw'

/** The picture that a service page opens with, to be fetched first; none where a drawing opens it. */
export function firstPicture({ path, hero }: Service): { id: PictureId; sizes: string } | undefined {
  if (path === '/3d-modeling-services') return { id: wipePair.built, sizes: wipeSizes }
  return drawingFirst.has(path) ? undefined : { id: hero.picture, sizes: pageHeroSizes }
}
