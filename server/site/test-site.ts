import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compressAll } from '#scripts/finish-build/compress.ts'

/** Stands for a picture. */
export const jpeg = randomBytes(100_000)

function page(name: string): string {
  return `<!doctype html><title>${name}</title><h1>${name}</h1>${'<p>Steel.</p>'.repeat(200)}`
}

/** Writes a small folder laid out as a finished build, for tests of the server. */
export async function writeTestSite(buildDirectory: string, directDelivery = false): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'client/index.html': page('home'),
    'client/about/index.html': page('about'),
    'client/thank-you/index.html': page('thank-you'),
    'client/404.html': page('404'),
    'client/assets/entry-AbCd1234.js': 'export {}',
    'client/images/big.jpg': jpeg,
    'client/_headers': '/*',
    'site.json': JSON.stringify({
      siteUrl: 'https://www.firm.example',
      directDelivery,
      retentionDays: 0,
      policies: Object.fromEntries(
        ['/', '/about', '/thank-you', '/404'].map((path) => [path, `default-src 'none'; page-of ${path}`]),
      ),
    }),
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(buildDirectory, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await compressAll(join(buildDirectory, 'client'))
}
