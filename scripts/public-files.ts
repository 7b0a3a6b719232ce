import { buildFonts } from './fonts.ts'
import { buildIcons } from './icons.ts'
import { buildPictures } from './pictures.ts'
import { buildShareImages } from './share-images.ts'

/** Makes what `public` holds beside git: fonts, pictures, icons, share images. What has not changed is taken from `.cache`. */
export async function buildPublicFiles(): Promise<void> {
  await buildFonts()
  await buildPictures()
  await buildIcons()
  await buildShareImages()
}

if (import.meta.main) {
  try {
    await buildPublicFiles()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
