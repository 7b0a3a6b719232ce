import { createHash } from 'node:crypto'
import type { PictureFacts } from '#content/pictures.ts'
import type { Master } from './master.ts'
import { recipe } from './recipe.ts'

export type Cut = { width: number; height: number; avif: number[]; jpeg: number[] }

/** What the site must know of one picture. `hash` covers the master, its upright cut and the recipe, and is in every file name. */
export type PictureEntry = Cut & { hash: string; colour: string; upright?: Cut & { left: number } }

export function pictureHash(bytes: Buffer, facts: PictureFacts): string {
  return createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([recipe, facts.upright ?? null]))
    .digest('hex')
    .slice(0, 8)
}

/** The widths that a picture so wide can fill; a picture narrower than all of them comes at its own width. */
export function widthsWithin(width: number, wanted: readonly number[]): number[] {
  const fitting = wanted.filter((each) => each <= width)
  return fitting.length > 0 ? fitting : [width]
}

function cutOf(width: number, height: number, avif: readonly number[], jpeg: readonly number[]): Cut {
  return { width, height, avif: widthsWithin(width, avif), jpeg: widthsWithin(width, jpeg) }
}

function uprightCut({ width, height }: Master, centre: number): Cut & { left: number } {
  const cut = Math.min(width, Math.round(height * recipe.upright.ratio))
  const left = Math.round(Math.min(width - cut, Math.max(0, (width * centre) / 100 - cut / 2)))
  return { left, ...cutOf(cut, height, recipe.upright.widths, recipe.upright.jpegWidths) }
}

/** The manifest entry of a master; `colour` is its average, shown until the picture is there. */
export function pictureEntry(master: Master, facts: PictureFacts, colour: string): PictureEntry {
  return {
    hash: pictureHash(master.bytes, facts),
    colour,
    ...cutOf(master.width, master.height, recipe.widths, recipe.jpegWidths),
    ...(facts.upright === undefined ? {} : { upright: uprightCut(master, facts.upright) }),
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
