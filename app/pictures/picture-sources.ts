import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import { type PictureId, pictureFacts, pictures } from '#content/pictures.ts'
import type { PictureSources } from './picture-view.tsx'
import { versioned } from './versioned.ts'

const masters = import.meta.glob<ImageMetadata>('/pictures/*.jpg', { eager: true, import: 'default' })

/** Cards on phones and desktops, page heroes, full-width heroes. Astro leaves out what is wider than the master. */
const avif = { format: 'avif', quality: 50, widths: [480, 720, 1080, 1320, 1600, 1920] } as const
/** Browsers without AVIF are few and old: two sizes do. */
const jpeg = { format: 'jpg', quality: 74, width: 1320, widths: [720, 1320] } as const

type Images = Awaited<ReturnType<typeof getImage>>

function srcSet({ srcSet: { values } }: Images): string {
  return values.map(({ url, descriptor }) => `${versioned(url)} ${descriptor}`).join(', ')
}

async function sourcesOf(id: PictureId): Promise<PictureSources> {
  const { file, alt } = pictureFacts(id)
  const src = masters[`/pictures/${file}`]
  if (!src)
    throw new Error(`pictures/${file} is missing: content/pictures.json names it. Add the JPEG or correct the name.`)
  const [modern, plain] = await Promise.all([
    getImage({ ...avif, src, widths: [...avif.widths] }),
    getImage({ ...jpeg, src, widths: [...jpeg.widths] }),
  ])
  // Not from `src`: Astro publishes the master of a picture whose properties are read.
  const { width, height } = modern.attributes
  return { id, alt, width, height, src: versioned(plain.src), avif: srcSet(modern), jpeg: srcSet(plain) }
}

const ids = Object.keys(pictures) as PictureId[]
const sources = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await sourcesOf(id)]))) as Record<
  PictureId,
  PictureSources
>

/** What a page must know of a picture to show it. `src` is the largest JPEG; width and height are the master's. */
export function pictureSources(id: PictureId): PictureSources {
  const found = sources[id]
  if (!found) throw new Error(`content/pictures.json has no picture ${id}`)
  return found
}
