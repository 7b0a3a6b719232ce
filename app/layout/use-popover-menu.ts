import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A `popover` menu closes itself on Escape and outside clicks; this closes it on navigation too. */
export function usePopoverMenu(): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location key is the event to close on
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [key])

  return menu
}
