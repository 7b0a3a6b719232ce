import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type PictureFacts, pictures } from '#content/pictures.ts'
import { BuildCache, publish } from './build-cache.ts'
import { pictureFiles } from './pictures/encode.ts'
import { manifestJson, type PictureEntry, pictureEntry, pictureHash, pictureRules } from './pictures/manifest.ts'
import { inspectMaster, PictureError, readMaster } from './pictures/master.ts'
import { writeIfChanged } from './write-if-changed.ts'

type Places = { masters: string; cache: string; images: string; manifest: string; stylesheet: string }

const places: Places = {
  masters: 'pictures',
  cache: join('.cache', 'pictures'),
  images: join('public', 'images'),
  manifest: join('app', 'ui', 'picture-manifest.json'),
  stylesheet: join('app', 'ui', 'picture-places.css'),
}

type Made = { id: string; facts: PictureFacts; entry: PictureEntry; names: string[] }

async function makePicture(id: string, facts: PictureFacts, cache: BuildCache, masters: string): Promise<Made> {
  const bytes = await readMaster(masters, facts.file)
  const note = await cache.ensure(`${id}-${pictureHash(bytes)}.json`, async () => {
    const master = await inspectMaster(join(masters, facts.file), bytes)
    return JSON.stringify(pictureEntry(master, master.colour))
  })
  const entry: PictureEntry = JSON.parse(await readFile(note, 'utf8'))
  const files = pictureFiles(id, bytes, entry)
  for (const { name, encode } of files) await cache.ensure(name, encode)
  return { id, facts, entry, names: files.map(({ name }) => name) }
}

/**
 * Turns the masters that content names into `public/images`, the manifest that the site imports and a stylesheet of
 * placeholder colours and focal points. Throws one PictureError that says of every faulty picture what to do.
 */
export async function buildPictures(
  facts: Readonly<Record<string, PictureFacts>> = pictures,
  { masters, cache: folder, images, manifest, stylesheet }: Places = places,
): Promise<void> {
  const cache = new BuildCache(folder)
  const made = new Map<string, Made>()
  const faults: string[] = []
  const waiting = Object.entries(facts)
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [id, each] = next
        try {
          made.set(id, await makePicture(id, each, cache, masters))
        } catch (error) {
          if (!(error instanceof PictureError)) throw error
          faults.push(error.message)
        }
      }
    }),
  )
  if (faults.length > 0) throw new PictureError(faults.sort().join('\n'))

  const inOrder = Object.keys(facts).flatMap((id) => made.get(id) ?? [])
  await publish(
    cache,
    inOrder.flatMap(({ names }) => names),
    images,
  )
  const entries = Object.fromEntries(inOrder.map(({ id, entry }) => [id, entry]))
  await writeIfChanged(manifest, manifestJson(entries))
  await writeIfChanged(stylesheet, pictureRules(inOrder))
}

if (import.meta.main) {
  try {
    await buildPictures()
  } catch (error) {
    console.error(error instanceof PictureError ? error.message : error)
    process.exitCode = 1
  }
}
