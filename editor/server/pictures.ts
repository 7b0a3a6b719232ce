import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureIds } from '#content/schemas/fields.ts'
import type { Picture } from '../api.ts'
import type { ContentStore } from './content-store.ts'
import { isEditable, RequestError, readEditable, replaceFile } from './files.ts'

type Facts = { file: string; focal: [number, number]; alt: string; photograph?: true }
type NewPicture = { id: string; alt: string; photograph: boolean }
type Library = { pictures: Record<string, Facts> }

/** Formats by what is in the file, whatever it is called. Browsers decode HEIC before they send it. */
const formats = new Set(['jpeg', 'png', 'webp'])
/** A camera has 40 million pixels; a small file that claims many more is meant to fill the memory. */
const limits = { limitInputPixels: 100_000_000, failOn: 'truncated' } as const

/** A master picture: upright, at most 2400 pixels wide, sRGB, without the camera's data and position. */
async function masterOf(upload: Buffer): Promise<Buffer> {
  try {
    const { format } = await sharp(upload, limits).metadata()
    if (!formats.has(format)) throw new Error(`unexpected format ${format}`)
    return await sharp(upload, limits)
      .autoOrient()
      .resize({ width: 2400, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw new RequestError(413, 'This picture has more than 100 million pixels. Save it smaller.')
    throw new RequestError(415, 'This file is damaged, or it is not a JPEG, PNG or WebP picture.')
  }
}

function described([id, { file, alt, focal, photograph }]: [string, Facts]): Picture {
  return { id, file, alt, focal, photograph: photograph === true }
}

/** The master pictures of a site and their entries in pictures.json. */
export function pictureLibrary(root: string, store: ContentStore) {
  async function entries(): Promise<Library['pictures']> {
    const { data } = await store.load('pictures')
    return (data as Library).pictures
  }

  async function list(): Promise<Picture[]> {
    const pictures = await entries()
    for (const id of Object.keys(pictures)) pictureIds.add(id)
    return Object.entries(pictures).map(described)
  }

  async function add({ id, alt, photograph }: NewPicture, upload: Buffer): Promise<Picture> {
    const file = `pictures/${id}.jpg`
    if (!isEditable(file)) throw new RequestError(422, 'Name the picture with small letters, figures and hyphens.')
    const taken = Object.entries(await entries()).some(([other, facts]) => other === id || facts.file === `${id}.jpg`)
    if (taken) throw new RequestError(409, 'A picture of that name exists. Choose another name.')
    await replaceFile(root, file, await masterOf(upload))
    const facts: Facts = { file: `${id}.jpg`, focal: [50, 50], alt, ...(photograph && { photograph: true }) }
    try {
      await store.update('pictures', (data) => ({ ...data, pictures: { ...(data as Library).pictures, [id]: facts } }))
    } catch (error) {
      await rm(join(root, file))
      throw error
    }
    pictureIds.add(id)
    return described([id, facts])
  }

  async function thumbnail(file: string): Promise<Buffer> {
    const master = await readEditable(root, `pictures/${file}`).catch(() => {
      throw new RequestError(404, 'There is no such picture.')
    })
    return sharp(master).resize({ width: 320 }).jpeg().toBuffer()
  }

  return { list, add, thumbnail }
}
