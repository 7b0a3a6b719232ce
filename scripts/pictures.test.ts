import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PictureFacts, pictures } from '#content/pictures.ts'
import { pictureHash, widthsWithin } from './pictures/manifest.ts'
import { recipe } from './pictures/recipe.ts'
import { buildPictures } from './pictures.ts'

const facts = (file: string): PictureFacts => ({ file, focal: [30, 60], alt: 'A beam' })

function photo(width = 800, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
}

describe('building pictures', () => {
  let root: string
  let places: { masters: string; cache: string; images: string; manifest: string; stylesheet: string }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'pictures-'))
    places = {
      masters: join(root, 'masters'),
      cache: join(root, 'cache'),
      images: join(root, 'images'),
      manifest: join(root, 'manifest.json'),
      stylesheet: join(root, 'places.css'),
    }
    await mkdir(places.masters)
    await photo().jpeg().toFile(join(places.masters, 'beam.jpg'))
  })
  afterEach(() => rm(root, { recursive: true }))

  const build = (named: Record<string, PictureFacts>) => buildPictures(named, places)

  it('writes every width that the master can fill, the manifest and the stylesheet', async () => {
    await build({ beam: facts('beam.jpg') })
    const { beam } = JSON.parse(await readFile(places.manifest, 'utf8'))
    expect(beam).toMatchObject({ width: 800, height: 600, colour: '#808080', avif: [480, 720], jpeg: [720] })
    expect((await readdir(places.images)).sort()).toEqual(
      [`beam-${beam.hash}-480.avif`, `beam-${beam.hash}-720.avif`, `beam-${beam.hash}-720.jpg`].sort(),
    )
    const largest = await sharp(join(places.images, `beam-${beam.hash}-720.avif`)).metadata()
    expect(largest).toMatchObject({ width: 720, height: 540 })
    expect(await readFile(places.stylesheet, 'utf8')).toContain(
      "[data-picture='beam'] {\n  background-color: #808080;\n  object-position: 30% 60%;",
    )
  })

  it('makes nothing twice', async () => {
    await build({ beam: facts('beam.jpg') })
    const times = async () =>
      Promise.all((await readdir(places.cache)).map(async (name) => (await stat(join(places.cache, name))).mtimeMs))
    const before = await times()
    await build({ beam: facts('beam.jpg') })
    expect(await times()).toEqual(before)
  })

  it('takes out pictures that are no longer named and leaves folders alone', async () => {
    await mkdir(join(places.images, 'share'), { recursive: true })
    await writeFile(join(places.images, 'old-00000000-480.avif'), '')
    await build({ beam: facts('beam.jpg') })
    const names = await readdir(places.images)
    expect(names).toContain('share')
    expect(names).not.toContain('old-00000000-480.avif')
  })

  it('says which picture is missing', async () => {
    await expect(build({ gate: facts('gate.jpg') })).rejects.toThrow(
      /gate\.jpg is missing: content\/pictures\.ts names it/,
    )
  })

  it('says which picture is corrupt, whether its head or its end is gone', async () => {
    const whole = await photo().jpeg().toBuffer()
    await writeFile(join(places.masters, 'text.jpg'), 'not a picture')
    await writeFile(join(places.masters, 'half.jpg'), whole.subarray(0, whole.length / 2))
    const failure = build({ text: facts('text.jpg'), half: facts('half.jpg'), beam: facts('beam.jpg') })
    await expect(failure).rejects.toThrow(/half\.jpg cannot be read as a picture \(.+\)\. Export it again as a JPEG/)
    await expect(failure).rejects.toThrow(/text\.jpg cannot be read as a picture/)
  })

  it('says which picture lies on its side', async () => {
    await photo().withMetadata({ orientation: 6 }).jpeg().toFile(join(places.masters, 'side.jpg'))
    await expect(build({ side: facts('side.jpg') })).rejects.toThrow(
      /side\.jpg is stored on its side or mirrored \(EXIF orientation 6\)\. Open it, turn it upright and save it again/,
    )
  })
})

describe('widths', () => {
  it('never exceed the master', () => {
    expect(widthsWithin(1600, recipe.widths)).toEqual([480, 720, 1080, 1320, 1600])
    expect(widthsWithin(300, recipe.widths)).toEqual([300])
  })
})

describe('the committed manifest and stylesheet', () => {
  it('are those of the masters (if not: node scripts/pictures.ts)', async () => {
    const manifest = JSON.parse(await readFile('app/ui/picture-manifest.json', 'utf8'))
    const stylesheet = await readFile('app/ui/picture-places.css', 'utf8')
    expect(Object.keys(manifest)).toEqual(Object.keys(pictures))
    const masters = new Set<string>()
    for (const [id, { file, focal }] of Object.entries(pictures)) {
      const bytes = await readFile(join('pictures', file))
      masters.add(createHash('sha256').update(bytes).digest('hex'))
      expect(manifest[id].hash, id).toBe(pictureHash(bytes))
      expect(stylesheet).toContain(
        `[data-picture='${id}'] {\n  background-color: ${manifest[id].colour};\n  object-position: ${focal[0]}% ${focal[1]}%;`,
      )
    }
    expect(masters.size, 'no picture twice under two names').toBe(Object.keys(pictures).length)
  })
})
