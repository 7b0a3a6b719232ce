import { useEffect, useRef } from 'react'
import { plainPath, usePath } from '#app/layout/use-path.ts'
import { track } from './track.ts'

/** Reports each page once, and every press of a telephone link wherever it stands. */
export function PageViews() {
  const path = usePath()
  const reported = useRef('')

  useEffect(() => {
    if (reported.current === path) return
    reported.current = path
    track('page_view', { page_path: path, page_title: document.title })
  }, [path])

  useEffect(() => {
    function reportCall(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="tel:"]') : null
      if (!link) return
      track('phone_call', {
        phone_number: link.href.replace('tel:', ''),
        page_path: plainPath(window.location.pathname),
      })
    }
    document.addEventListener('click', reportCall)
    return () => document.removeEventListener('click', reportCall)
  }, [])

  return null
}
