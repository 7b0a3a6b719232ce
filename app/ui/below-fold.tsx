import { type ReactNode, useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * What follows a page's first screen. After a click the first screen is shown at once and the rest a moment later; in the
 * HTML, on the way back and at an anchor, where the page needs its full height, all of it comes together.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const clicked = useNavigationType() === 'PUSH' && hash === ''
  return useDeferredValue(true, !clicked) ? children : <div className="min-h-lvh" />
}
