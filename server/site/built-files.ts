import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { cacheControl, fileHeaders, securityHeaders } from './headers.ts'

/** One encoding of one file, with the headers it is always sent with. */
export type Variant = { body: Buffer; etag: string; headers: readonly string[] }

export type BuiltFile = {
  plain: Variant | LargeFile
  brotli?: Variant
  gzip?: Variant
}

/** Too big to hold: pictures. Only these take byte ranges. */
export type LargeFile = { file: string; size: number; etag: string; headers: readonly string[] }

export type BuiltFiles = ReadonlyMap<string, BuiltFile>

/** Files up to this size are held in memory; the whole site but its pictures is about 4 MB. */
const largestHeld = 64 * 1024

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}

function etagOf(content: Buffer | string, encoding = ''): string {
  return `"${createHash('sha256').update(content).update(encoding).digest('base64url').slice(0, 22)}"`
}

/** `about/index.html` is served at `/about`; everything else under its own name. */
function addressOf(name: string): string {
  const path = `/${name.replaceAll('\\', '/')}`
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
}

async function readFileOnce(client: string, name: string, policy: string | undefined): Promise<BuiltFile> {
  const file = join(client, name)
  const path = `/${name}`
  const basic: Record<string, string> = {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
    ...(extname(name) === '.html' ? securityHeaders : fileHeaders),
    ...(policy ? { 'content-security-policy': policy } : {}),
  }
  const { size, mtimeMs } = await stat(file)
  const read = (suffix: string) => readFile(file + suffix).catch(() => undefined)
  const [brotli, gzip] = await Promise.all([read('.br'), read('.gz')])
  const vary: Record<string, string> = brotli || gzip ? { vary: 'Accept-Encoding' } : {}
  if (size > largestHeld && !brotli && !gzip) {
    const etag = etagOf(`${name} ${size} ${mtimeMs}`)
    return { plain: { file, size, etag, headers: flat({ ...basic, 'accept-ranges': 'bytes', etag }) } }
  }
  const variant = (body: Buffer, encoding?: string): Variant => {
    const etag = etagOf(body, encoding)
    const coded: Record<string, string> = encoding ? { 'content-encoding': encoding } : {}
    return {
      body,
      etag,
      headers: flat({ ...basic, ...vary, ...coded, etag, 'content-length': String(body.length) }),
    }
  }
  return {
    plain: variant(await readFile(file)),
    ...(brotli ? { brotli: variant(brotli, 'br') } : {}),
    ...(gzip ? { gzip: variant(gzip, 'gzip') } : {}),
  }
}

/**
 * Every published file by its address. Names come from the folder alone, never from a request, so no path a visitor
 * sends can reach the disk. `policies` holds each page's Content-Security-Policy.
 */
export async function readBuiltFiles(client: string, policies: Readonly<Record<string, string>>): Promise<BuiltFiles> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^_(headers|redirects)$|^404\.html$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1))
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const address = addressOf(name)
        return [address, await readFileOnce(client, name, policies[address])] as const
      }),
    ),
  )
}

export function openRange({ file }: LargeFile, range: { start: number; end: number }) {
  return createReadStream(file, range)
}
