import { type ReactNode, useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * True for a moment after a click that leads to a page: the first screen is shown then, the rest a moment later. False in the
 * HTML, on the way back and at an anchor, where the page needs its full height and all of it comes together.
 */
export function useFirstScreenAlone(): boolean {
  const { hash } = useLocation()
  const clicked = useNavigationType() === 'PUSH' && hash === ''
  return !useDeferredValue(true, !clicked)
}

/** What follows a page's first screen. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useFirstScreenAlone() ? <div className="min-h-lvh" /> : children
}
