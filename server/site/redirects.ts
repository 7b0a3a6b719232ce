import { z } from 'zod'

const line = z.tuple([z.string().startsWith('/'), z.string().startsWith('/'), z.literal('301')])

/** Parses `_redirects`, which static hosts read too: one `/old /new 301` per line. Throws on any other line. */
export function parseRedirects(text: string): [from: string, to: string][] {
  return text
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map((each) => {
      const [from, to] = line.parse(each.trim().split(/\s+/))
      return [from, to]
    })
}

/** `/x/` → `/x`. Null for paths that a browser could read as another host, such as `//evil.example/`. */
export function withoutTrailingSlash(path: string): string | null {
  if (!path.endsWith('/')) return null
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  const trimmed = path.slice(0, end)
  return /^(\/[^/\\]+)+$/.test(trimmed) ? trimmed : null
}
