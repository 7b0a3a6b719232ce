import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { plainPath } from './use-path.ts'

const setSmooth = () => {
  document.documentElement.dataset.smooth = ''
}

/** After a client navigation: focus goes to the new page's heading and its title is read out. */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const path = plainPath(pathname)
  const shown = useRef(path)
  const announcer = useRef<HTMLParagraphElement>(null)

  // Before the router scrolls: the way to the next page's top is no journey. Within a page scrolling stays smooth.
  useLayoutEffect(() => {
    if (shown.current === path) return
    const root = document.documentElement
    delete root.dataset.smooth
    // Asked for, or Chromium scrolls by the style of the last frame.
    void getComputedStyle(root).scrollBehavior
    requestAnimationFrame(() => setSmooth())
  }, [path])

  useEffect(setSmooth, [])

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
