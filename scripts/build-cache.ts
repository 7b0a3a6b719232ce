import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files kept from build to build: a name carries the hash of everything the file is made from, so a file that is there is right. */
export class BuildCache {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async has(name: string): Promise<boolean> {
    return (await stat(join(this.folder, name)).catch(() => null)) !== null
  }

  /** Makes a file unless it is there; written aside and renamed, so that a run cut short leaves no half a file. */
  async ensure(name: string, make: () => Promise<Buffer | string>): Promise<string> {
    const path = join(this.folder, name)
    if (!(await this.has(name))) {
      await mkdir(this.folder, { recursive: true })
      const aside = `${path}.${process.pid}.tmp`
      await writeFile(aside, await make())
      await rename(aside, path)
    }
    return path
  }
}

/** Makes `folder` hold exactly the named files of a cache (folders in it are left alone). */
export async function publish(cache: BuildCache, names: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const wanted = new Set(names)
  const present = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  for (const { name } of present) if (!wanted.delete(name)) await rm(join(folder, name))
  for (const name of wanted) await copyFile(join(cache.folder, name), join(folder, name))
}
