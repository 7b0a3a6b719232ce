/** Closes a menu when one of its links is followed, and toggles menus in browsers without `popover`. */
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
