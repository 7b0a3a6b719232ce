import { join } from 'node:path'
import sharp from 'sharp'
import { fallbackPicture } from '#content/artwork.ts'
import { type PictureFacts, pictures } from '#content/pictures.ts'

/**
 * The average colour of a master, shown until the picture has loaded. Throws on a file that is truncated or is no picture:
 * Astro would encode what is there of it without an error.
 */
async function averageColour(path: string): Promise<string> {
  try {
    const pixel = await sharp(path, { failOn: 'truncated' })
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer()
    return `#${pixel.toString('hex')}`
  } catch (error) {
    throw new Error(`${path} cannot be read as a picture. Export it again as a JPEG and replace the file.`, {
      cause: error,
    })
  }
}

/** Placeholder colour and focal point of each picture: the CSP allows no `style` attribute, so they are a stylesheet. */
export async function rulesOf(facts: Readonly<Record<string, PictureFacts>>, folder: string) {
  const rules = Object.entries(facts).map(async ([id, { file, focal }]) => {
    const colour = await averageColour(join(folder, file))
    return [id, `[data-picture="${id}"]{background-color:${colour};--x:${focal[0]}%;--y:${focal[1]}%}`] as const
  })
  return new Map(await Promise.all(rules))
}

const rules = await rulesOf(pictures, 'pictures')

/** The rules of the pictures on a page, in its elements or in the props of its islands, and of the fallback. */
export function pictureRules(html: string): string {
  const isNamed = (id: string) => html.includes(`data-picture="${id}"`) || html.includes(`&quot;${id}&quot;`)
  const named = [...rules].filter(([id]) => id === fallbackPicture || isNamed(id))
  return `@layer components{${named.map(([, rule]) => rule).join('')}}`
}
