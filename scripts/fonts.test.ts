import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { fontCuts, fontFaces } from './fonts/font-faces.ts'
import { cutFont } from './fonts.ts'

it('cuts three fonts of at most 40 kB together, as the committed stylesheet names them', async () => {
  const cuts = await Promise.all(fontCuts.map(async (cut) => ({ cut, data: await cutFont(cut) })))
  expect(cuts.reduce((sum, { data }) => sum + data.length, 0)).toBeLessThanOrEqual(40_000)
  const files = cuts.map(({ cut, data }) => ({
    cut,
    name: `archivo-${cut.id}-${createHash('sha256').update(data).digest('hex').slice(0, 8)}.woff2`,
  }))
  expect(await readFile('app/fonts.css', 'utf8'), 'run: node scripts/fonts.ts').toBe(fontFaces(files))
})

it('gives every cut a stand-in of the same line box', () => {
  for (const cut of fontCuts) {
    const css = fontFaces([{ cut, name: 'x.woff2' }])
    expect(css).toContain(`font-family: '${cut.family} Fallback'`)
    for (const [, size, ascent] of css.matchAll(/size-adjust: ([\d.]+)%;\n {2}ascent-override: ([\d.]+)%/g)) {
      expect((Number(size) * Number(ascent)) / 10_000).toBeCloseTo(0.878, 2)
    }
  }
})
