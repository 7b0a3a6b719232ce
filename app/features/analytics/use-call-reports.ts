import { useEffect } from 'react'
import { plainPath } from '#app/layout/use-path.ts'
import { track } from './track.ts'

function reportCall({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="tel:"]') : null
  if (!link) return
  track('phone_call', { phone_number: link.href.replace('tel:', ''), page_path: plainPath(window.location.pathname) })
}

/** Reports every press of a telephone link, wherever it stands (spec 7). */
export function useCallReports(): void {
  useEffect(() => {
    document.addEventListener('click', reportCall)
    return () => document.removeEventListener('click', reportCall)
  }, [])
}
