/** Shows the category of the address, and opens the question of the address. */
function followAddress(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  const category = target?.closest('[data-faq-category]')?.querySelector('input')
  if (category) category.checked = true
  if (!(target instanceof HTMLDetailsElement)) return
  target.open = true
  target.scrollIntoView()
  target.querySelector('summary')?.focus({ preventScroll: true })
}

/** A reload, Back and a copied address show the chosen category. */
document.querySelector('[data-faq]')?.addEventListener('change', ({ target }) => {
  const category = target instanceof Element ? target.closest('[data-faq-category]')?.querySelector('section') : null
  if (category) history.replaceState(null, '', `#${category.id}`)
})
window.addEventListener('hashchange', followAddress)
followAddress()
// Until two frames after it has loaded, the browser itself jumps to the address, which takes focus away.
window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(followAddress)))
