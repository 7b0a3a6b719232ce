import { mkdir, mkdtempDisposable, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadLimits } from './upload.ts'

/** Milliseconds after which a folder must belong to a killed process. */
const abandonedAfter = 60 * 60 * 1000

const { spareDisk, diskCopies, bytes } = uploadLimits

/** Uploads on disk until they are stored, in one folder per request. */
export async function openSpool(dataDirectory: string) {
  const root = join(dataDirectory, 'incoming')
  await mkdir(root, { recursive: true, mode: 0o700 })
  const newFolder = () => mkdtempDisposable(join(root, 'upload-'))

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(root)
    return bavail * bsize
  }

  /** Deletes the folders of killed processes. */
  async function sweep(): Promise<void> {
    for (const name of await readdir(root)) {
      const folder = join(root, name)
      // Its request may have ended.
      const found = await stat(folder).catch(() => undefined)
      if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(folder, { recursive: true, force: true })
    }
  }

  /** Whether the disk can be written and the largest enquiry would be taken. */
  async function takesFiles(): Promise<boolean> {
    try {
      await (await newFolder()).remove()
      return (await freeBytes()) > spareDisk + diskCopies * bytes
    } catch {
      return false
    }
  }

  await sweep()
  return { newFolder, freeBytes, sweep, takesFiles }
}
