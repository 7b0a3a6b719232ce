import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A browser without popovers (Safari 16, Firefox 124) gets a plain menu that its button opens and closes. */
function openByButton(menu: HTMLElement): () => void {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`)
  const turn = () => menu.toggleAttribute('data-open')
  button?.addEventListener('click', turn)
  return () => button?.removeEventListener('click', turn)
}

const hasPopover = () => 'popover' in HTMLElement.prototype

/** A `popover` menu closes itself on Escape and outside clicks; this closes it on navigation too. */
export function usePopoverMenu(): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location key is the event to close on
  useEffect(() => {
    if (!hasPopover()) menu.current?.removeAttribute('data-open')
    else if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [key])

  useEffect(() => (hasPopover() || !menu.current ? undefined : openByButton(menu.current)), [])

  return menu
}
