import { useLayoutEffect } from 'react'

/**
 * Scrolling within a page is smooth; the way to another page's place is no journey, and neither is a reload, so the attribute
 * comes after hydration and leaves while the router scrolls. To be used by something that stands before ScrollRestoration.
 */
export function useSmoothScroll(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the event
  useLayoutEffect(() => {
    const root = document.documentElement
    delete root.dataset.smooth
    // Asked for, or Chromium scrolls by the style of the last frame.
    void getComputedStyle(root).scrollBehavior
    const frame = requestAnimationFrame(() => {
      root.dataset.smooth = ''
    })
    return () => cancelAnimationFrame(frame)
  }, [path])
}
