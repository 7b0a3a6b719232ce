import sharp, { type Sharp } from 'sharp'
import type { PictureEntry } from './manifest.ts'
import { recipe } from './recipe.ts'

export type PictureFile = { name: string; encode: () => Promise<Buffer> }

/** Bytes grow by about e^0.045 for each step of quality: enough to land inside a budget at the second try. */
const growth = 0.045

async function avifWithinBudget(image: Sharp, width: number): Promise<Buffer> {
  const { quality: best, floor, budgets } = recipe.avif
  const budget = budgets[width] ?? Number.POSITIVE_INFINITY
  const effort = width < 1320 ? recipe.avif.effort : recipe.avif.effortFrom1320
  for (let quality = best; ; ) {
    const data = await image.clone().avif({ quality, effort }).toBuffer()
    if (data.length <= budget || quality === floor) return data
    quality = Math.max(floor, Math.floor(quality - 1 + Math.log(budget / data.length) / growth))
  }
}

/** Every file that a picture comes in, by name, and how to make it. */
export function pictureFiles(id: string, bytes: Buffer, { hash, avif, jpeg }: PictureEntry): PictureFile[] {
  const at = (width: number) => sharp(bytes).resize({ width })
  return [
    ...avif.map((width) => ({
      name: `${id}-${hash}-${width}.avif`,
      encode: () => avifWithinBudget(at(width), width),
    })),
    ...jpeg.map((width) => ({
      name: `${id}-${hash}-${width}.jpg`,
      encode: () => at(width).jpeg(recipe.jpeg).toBuffer(),
    })),
  ]
}

/** The average colour of a picture as CSS writes it. */
export async function averageColour(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}
