/**
 * The header's menus are native popovers: they open, and close on Escape and outside clicks, by themselves. They close on a
 * link too, which may lead to a place on this very page; and where the browser has no popovers their buttons open and close them.
 */
export function initMenus(): void {
  const native = 'popover' in HTMLElement.prototype
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element && target.closest('a'))) return
      if (native) menu.hidePopover()
      else menu.removeAttribute('data-open')
    })
    if (native) continue
    const button = document.querySelector(`[popovertarget="${menu.id}"]`)
    button?.addEventListener('click', () => menu.toggleAttribute('data-open'))
  }
}
