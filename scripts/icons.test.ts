import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { logoPaths } from '#content/logo.ts'
import { buildIcons, ico } from './icons.ts'

it('draws the favicon set from the mark', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icons-'))
  await buildIcons(folder)
  expect(await readFile(join(folder, 'favicon.svg'), 'utf8')).toContain(logoPaths.beam)
  const sizes = { 'apple-touch-icon.png': 180, 'icons/icon-192.png': 192, 'icons/icon-512-maskable.png': 512 }
  for (const [name, side] of Object.entries(sizes)) {
    expect(await sharp(join(folder, name)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  }
  await rm(folder, { recursive: true })
})

it('wraps pictures as a Windows icon, each where its entry says', () => {
  const icon = ico([
    { pixels: 16, data: Buffer.from('first') },
    { pixels: 32, data: Buffer.from('second') },
  ])
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 2])
  const at = icon.readUInt32LE(6 + 16 + 12)
  expect(icon.subarray(at, at + icon.readUInt32LE(6 + 16 + 8)).toString()).toBe('second')
})
