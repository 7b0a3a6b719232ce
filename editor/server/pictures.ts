import { existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAfterPair, fallbackPicture } from '#content/artwork.ts'
import { pictureIds } from '#content/schemas/fields.ts'
import type { Picture } from '../api.ts'
import type { ContentStore } from './content-store.ts'
import { readEditable, refusal, replaceFile, slugOf } from './files.ts'

type Entry = { file: string; focal: [number, number]; alt: string; photograph?: true }

/** Formats by what is in the file, whatever it is called. */
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
      throw refusal(413, 'This picture has more than 100 million pixels. Save it smaller.')
    throw refusal(415, 'This file is damaged, or it is not a JPEG, PNG or WebP picture. Export a HEIC as a JPEG first.')
  }
}

/** The master pictures of a site and their entries in pictures.json. */
export function pictureLibrary(root: string, store: ContentStore) {
  /** As pictures.json is now: a colleague's pictures, too, can be chosen from then on. */
  async function entries(): Promise<Record<string, Entry>> {
    const { pictures } = (await store.load('pictures')) as { pictures: Record<string, Entry> }
    for (const id of Object.keys(pictures)) pictureIds.add(id)
    return pictures
  }

  /** The ids of the pictures that fields and the site's own code show. Other fields may have the same word for a value. */
  async function shownIds(): Promise<Set<string>> {
    const fields = (await store.allTexts()).flatMap(({ text, schema }) => (schema.widget === 'picture' ? text : []))
    return new Set([...fields, ...Object.values(beforeAfterPair), fallbackPicture])
  }

  function described(id: string, { file, alt, photograph }: Entry, shown: ReadonlySet<string>): Picture {
    const version = statSync(join(root, 'pictures', file), { throwIfNoEntry: false })?.mtimeMs
    const src = `/pictures/${file}?${version}`
    return { id, alt, src, own: photograph === true, unused: !shown.has(id) }
  }

  async function list(): Promise<Picture[]> {
    const shown = await shownIds()
    return Object.entries(await entries()).map(([id, entry]) => described(id, entry, shown))
  }

  /** Says so if the picture is narrow. */
  async function saveMaster(file: string, upload: Buffer): Promise<string> {
    const master = await masterOf(upload)
    await replaceFile(root, `pictures/${file}`, master)
    const { width } = await sharp(master).metadata()
    return width < 1920 ? `It is only ${width} pixels wide, which looks blurred in a large place.` : ''
  }

  /** Adds a picture under an id that no other has, from the name of its file. */
  const add = (name: string, alt: string, photograph: boolean, upload: Buffer) =>
    store.inTurn(async (setValues): Promise<Picture> => {
      const known = await entries()
      const slug = slugOf(name.replace(/\.\w+$/, '')) || 'picture'
      let id = slug
      for (let count = 2; id in known || existsSync(join(root, 'pictures', `${id}.jpg`)); count++)
        id = `${slug}-${count}`
      const file = `${id}.jpg`
      const entry: Entry = { file, focal: [50, 50], alt, ...(photograph && { photograph }) }
      const message = await saveMaster(file, upload)
      try {
        await setValues('pictures', [['pictures', id]], entry)
      } catch (error) {
        await rm(join(root, 'pictures', file))
        throw error
      }
      pictureIds.add(id)
      return { ...described(id, entry, await shownIds()), message }
    })

  /** Gives a picture another file. Its entry stays, and so do the pages that show it. */
  const replace = (id: string, upload: Buffer) =>
    store.inTurn(async (): Promise<Picture> => {
      const entry = (await entries())[id]
      if (!entry) throw refusal(404, 'There is no such picture.')
      const narrow = await saveMaster(entry.file, upload)
      const fields = await store.fieldsWhere((text, { widget }) => widget === 'picture' && text === id)
      const showing = fields.map(({ label }) => label)
      const captions = showing.length > 0 ? ` Correct the texts of the old one in: ${showing.join(', ')}.` : ''
      const message = `${narrow} The file is replaced already. Set the point, write what it shows and save: Publish waits for that.${captions}`
      return { ...described(id, entry, await shownIds()), message }
    })

  const remove = (id: string) =>
    store.inTurn(async (setValues) => {
      const entry = (await entries())[id]
      if (!entry || (await shownIds()).has(id))
        throw refusal(409, 'A page shows this picture. Choose another one there first.')
      await setValues('pictures', [['pictures', id]], undefined)
      pictureIds.delete(id)
      await rm(join(root, 'pictures', entry.file), { force: true })
    })

  async function thumbnail(file: string): Promise<Buffer> {
    const master = await readEditable(root, `pictures/${file}`).catch(() => {
      throw refusal(404, 'There is no such picture.')
    })
    return sharp(master).resize({ width: 320 }).jpeg().toBuffer()
  }

  return { list, add, replace, remove, thumbnail }
}
