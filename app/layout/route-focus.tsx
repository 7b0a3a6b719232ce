import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { plainPath } from './use-path.ts'
import { useSmoothScroll } from './use-smooth-scroll.ts'

/** After a client navigation: focus goes to the new page's heading and its title is read out. */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const path = plainPath(pathname)
  const shown = useRef(path)
  const announcer = useRef<HTMLParagraphElement>(null)

  useSmoothScroll(path)

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (announcer.current) announcer.current.textContent = document.title
    const target = (hash && document.getElementById(hash.slice(1))) || document.querySelector<HTMLElement>('main h1')
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [path, hash])

  return <p ref={announcer} aria-live="polite" className="sr-only" data-print="hide" />
}
