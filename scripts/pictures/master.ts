import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { averageColour } from './encode.ts'

export type Master = { bytes: Buffer; width: number; height: number; colour: string }

/** What is wrong with a picture, in words for whoever put it there: the file's name and what to do. */
export class PictureError extends Error {
  override name = 'PictureError'
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '').trim() : String(error)
}

/** Reads a master as it is stored, without looking inside. Throws PictureError when it is not there. */
export async function readMaster(folder: string, file: string): Promise<Buffer> {
  const path = join(folder, file)
  try {
    return await readFile(path)
  } catch {
    throw new PictureError(`${path} is missing: content/pictures.ts names it. Put the JPEG there, or correct the name.`)
  }
}

/** Size and average colour of a master, decoded from first to last line. Throws PictureError on a corrupt or sideways picture. */
export async function inspectMaster(path: string, bytes: Buffer): Promise<Master> {
  let metadata: Metadata
  let colour: string
  try {
    metadata = await sharp(bytes).metadata()
    await sharp(bytes, { failOn: 'truncated' }).stats()
    colour = await averageColour(bytes)
  } catch (error) {
    throw new PictureError(
      `${path} cannot be read as a picture (${reasonOf(error)}). Export it again as a JPEG and replace the file.`,
    )
  }
  if (metadata.orientation !== undefined && metadata.orientation !== 1) {
    throw new PictureError(
      `${path} is stored on its side or mirrored (EXIF orientation ${metadata.orientation}). Open it, turn it upright and save it again.`,
    )
  }
  return { bytes, width: metadata.width, height: metadata.height, colour }
}
