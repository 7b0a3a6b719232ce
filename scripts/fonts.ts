import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { type FontCut, fontCuts, fontFaces } from './fonts/font-faces.ts'
import { writeIfChanged } from './write-if-changed.ts'

const source = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'))
const folder = join('public', 'fonts')

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
/** Every character the site's copy may use; the packaged font has all of them but → ← ✓ ≤ ≥, which the system's fonts draw. */
const glyphs = `${basicLatin}\u00a0£€©®·–—‘’“”…²³×±°½¼¾éç→←↑↓✓•≤≥`

/** One cut of the typeface: `truetype` for programs that draw pictures, `woff2` for browsers. */
export async function cutFont(cut: FontCut, targetFormat: 'woff2' | 'truetype' = 'woff2'): Promise<Buffer> {
  return subsetFont(await readFile(source), glyphs, {
    targetFormat,
    variationAxes: cut.axes,
    keepFeatures: ['kern', 'tnum'],
  })
}

/**
 * Cuts the three fonts of the design into `public/fonts` and writes the stylesheet and the list that name them.
 * The content's hash is in each file name, so that browsers may keep a font for ever.
 */
export async function buildFonts(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = await Promise.all(
    fontCuts.map(async (cut) => {
      const data = await cutFont(cut)
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 8)
      return { cut, data, name: `archivo-${cut.id}-${hash}.woff2` }
    }),
  )
  await Promise.all(files.map(({ name, data }) => writeFile(join(folder, name), data)))
  const names = files.map(({ name }) => name)
  const stale = (await readdir(folder)).filter((name) => !names.includes(name))
  await Promise.all(stale.map((name) => rm(join(folder, name), { recursive: true })))
  await writeIfChanged(
    join('app', 'layout', 'font-files.json'),
    `[${names.map((name) => JSON.stringify(name)).join(', ')}]\n`,
  )
  await writeIfChanged(join('app', 'fonts.css'), fontFaces(files.map(({ cut, name }) => ({ cut, name }))))
}

if (import.meta.main) await buildFonts()
