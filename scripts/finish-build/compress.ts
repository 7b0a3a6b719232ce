import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest|ico)$/
/** Bytes; compression saves nothing below this. */
const smallest = 256

export async function compressAll(client: string): Promise<void> {
  const files = (await readdir(client, { recursive: true })).filter((name) => compressible.test(name))
  await Promise.all(
    files.map(async (name) => {
      const file = join(client, name)
      const text = await readFile(file)
      if (text.length < smallest) return
      const [brotli, zipped] = await Promise.all([
        toBrotli(text, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
        }),
        toGzip(text, { level: 9 }),
      ])
      if (brotli.length < text.length) await writeFile(`${file}.br`, brotli)
      if (zipped.length < text.length) await writeFile(`${file}.gz`, zipped)
    }),
  )
}
