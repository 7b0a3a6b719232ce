import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { paths } from '#content/navigation.ts'
import { sharePages } from './share-images/share-pages.ts'
import { buildShareImages } from './share-images.ts'

it('knows a title and a picture for every page', () => {
  expect(sharePages().map(({ path }) => path)).toEqual(paths)
})

it('draws 1200×630 within 120 kB, under the name of the page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'share-'))
  const pages = sharePages().filter(({ path }) => path === '/' || path === '/architectural-metalwork-london')
  await buildShareImages(join(folder, 'share'), pages, join(folder, 'cache'))
  for (const name of ['home.jpg', 'architectural-metalwork-london.jpg']) {
    const file = join(folder, 'share', name)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect((await stat(file)).size).toBeLessThanOrEqual(120_000)
  }
  await rm(folder, { recursive: true })
}, 20_000)
