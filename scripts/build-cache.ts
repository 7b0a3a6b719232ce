import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files kept from build to build. A name carries the hash of everything the file is made from, so it never goes stale. */
export class BuildCache {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async has(name: string): Promise<boolean> {
    return (await stat(join(this.folder, name)).catch(() => null)) !== null
  }

  /** Makes a file unless it is there; written under another name and renamed, so that an interrupted run leaves no partial file. */
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
