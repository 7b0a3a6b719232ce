import type { BuiltFile, LargeFile, Variant } from './built-files.ts'

/** Quality of one coding in an Accept-Encoding header: 0 when it is refused or not named. */
function quality(header: string, coding: string): number {
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name !== coding) continue
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return q ? Number(q.slice(2)) || 0 : 1
  }
  return 0
}

/** The best encoding that the file has and the browser takes. */
export function chooseVariant(file: BuiltFile, acceptEncoding: string | undefined): Variant | LargeFile {
  if (!acceptEncoding) return file.plain
  const brotli = file.brotli ? quality(acceptEncoding, 'br') : 0
  const gzip = file.gzip ? quality(acceptEncoding, 'gzip') : 0
  if (file.brotli && brotli > 0 && brotli >= gzip) return file.brotli
  return file.gzip && gzip > 0 ? file.gzip : file.plain
}

/** True when the browser's copy, named in If-None-Match, is the one it would get. */
export function isFresh(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * The one byte range asked for, inclusive; `whole` when none is asked or several are (which may be ignored, RFC 9110 14.2);
 * `unsatisfiable` when it lies past the end.
 */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'whole'
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && first !== '' && Number(last) < Number(first)) return 'whole'
  return start > end ? 'unsatisfiable' : { start, end }
}
