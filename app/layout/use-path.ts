import { useLocation } from 'react-router'

/** The current path without a trailing slash: pre-rendered pages see `/about/`, the browser `/about`. */
export function plainPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}

export function usePath(): string {
  return plainPath(useLocation().pathname)
}
