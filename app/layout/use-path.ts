import { useLocation } from 'react-router'

/** The current path without a trailing slash: pre-rendered pages see `/about/`, the browser `/about`. */
export function plainPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}

export function usePath(): string {
  return plainPath(useLocation().pathname)
}

/** The page a loader is asked for, whether for its HTML or for its `.data` file. */
export function requestPath({ url }: Request): string {
  return plainPath(new URL(url).pathname.replace(/\.data$/, ''))
}
