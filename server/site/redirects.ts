/** Addresses that moved; the build writes them into the static host's `_redirects` file too. */
export const redirects: Readonly<Record<string, string>> = { '/project-gallery': '/' }

/** `/x/` → `/x`. Null for anything a browser could read as another host (`//evil.example/`, `/\evil.example/`). */
export function withoutTrailingSlash(path: string): string | null {
  if (!path.endsWith('/')) return null
  const trimmed = path.replace(/\/+$/, '')
  return /^(\/[^/\\]+)+$/.test(trimmed) ? trimmed : null
}
