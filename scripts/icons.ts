import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { iconSvg, tabScale } from '#app/layout/tab-icon.ts'

function png(scale: number, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(scale)), { density: (72 * pixels) / 48 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A Windows icon that holds PNGs: six bytes of head, sixteen for each picture, then the pictures. */
export function ico(pictures: readonly { pixels: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length + 16 * pictures.length
  const entries = pictures.map(({ pixels, data }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(pixels, 0)
    entry.writeUInt8(pixels, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(data.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += data.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pictures.map(({ data }) => data)])
}

/** Share of the square that the mark fills: nearly all of a tab's icon, and what no mask cuts off of a maskable one. */
const scales = { tab: tabScale, tile: 0.72, maskable: 0.56 }

/** The favicon set, from the one geometry of the mark. */
export async function buildIcons(folder = 'public'): Promise<void> {
  await mkdir(join(folder, 'icons'), { recursive: true })
  const tab = await Promise.all([16, 32].map(async (pixels) => ({ pixels, data: await png(scales.tab, pixels) })))
  const files: Record<string, string | Buffer> = {
    'favicon.svg': `${iconSvg(scales.tab)}\n`,
    'favicon.ico': ico(tab),
    'apple-touch-icon.png': await png(scales.tile, 180),
    'icons/icon-192.png': await png(scales.tile, 192),
    'icons/icon-512.png': await png(scales.tile, 512),
    'icons/icon-512-maskable.png': await png(scales.maskable, 512),
  }
  await Promise.all(Object.entries(files).map(([name, data]) => writeFile(join(folder, name), data)))
}

if (import.meta.main) await buildIcons()
