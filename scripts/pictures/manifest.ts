import { createHash } from 'node:crypto'
import type { PictureFacts } from '#content/pictures.ts'
import type { Master } from './master.ts'
import { recipe } from './recipe.ts'

/** What the site must know of one picture. `hash` covers the master and the recipe, and is in every file name. */
export type PictureEntry = {
  hash: string
  colour: string
  width: number
  height: number
  /** Widths that there are files for. */
  avif: number[]
  jpeg: number[]
}

export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).update(JSON.stringify(recipe)).digest('hex').slice(0, 8)
}

/** The widths that a picture so wide can fill; a picture narrower than all of them comes at its own width. */
export function widthsWithin(width: number, wanted: readonly number[]): number[] {
  const fitting = wanted.filter((each) => each <= width)
  return fitting.length > 0 ? fitting : [width]
}

/** The manifest entry of a master; `colour` is its average, shown until the picture is there. */
export function pictureEntry({ bytes, width, height }: Master, colour: string): PictureEntry {
  return {
    hash: pictureHash(bytes),
    colour,
    width,
    height,
    avif: widthsWithin(width, recipe.widths),
    jpeg: widthsWithin(width, recipe.jpegWidths),
  }
}

/** The manifest as a file, a list of widths to a line. */
export function manifestJson(entries: Readonly<Record<string, PictureEntry>>): string {
  const text = JSON.stringify(entries, null, 2)
  return `${text.replace(/\[[\d,\s]+\]/g, (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`
}

/** Placeholder colour and focal point of every picture: the CSP allows no `style` attribute, so they are a stylesheet. */
export function pictureRules(entries: readonly { id: string; entry: PictureEntry; facts: PictureFacts }[]): string {
  const rules = entries.map(
    ({ id, entry, facts: { focal } }) => `[data-picture='${id}'] {
  background-color: ${entry.colour};
  object-position: ${focal[0]}% ${focal[1]}%;
}
`,
  )
  return `/* Written by scripts/pictures.ts. */\n${rules.join('\n')}`
}
