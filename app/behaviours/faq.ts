const links = document.querySelectorAll<HTMLAnchorElement>('.faq-reader__contents > a')
const categories = document.querySelectorAll('.faq-reader__categories > section')

/** Shows the category of the address and opens its first answer, or shows and opens the question of the address. */
function followAddress(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  const shown = [...categories].find((category) => category.contains(target)) ?? [...categories].find(isSelected)
  document.querySelector('.faq-reader__categories')?.setAttribute('data-ready', '')
  for (const category of categories) category.toggleAttribute('data-selected', category === shown)
  for (const link of links) link.ariaCurrent = link.hash === `#${shown?.id}` ? 'true' : null
  const question = target === shown ? shown?.querySelector('details') : target
  if (!(question instanceof HTMLDetailsElement)) return
  question.open = true
  if (question !== target) return
  question.scrollIntoView()
  question.querySelector('summary')?.focus({ preventScroll: true })
}

const isSelected = (category: Element) => category.hasAttribute('data-selected')

window.addEventListener('hashchange', followAddress)
// Until two frames after it has loaded, the browser itself jumps to the address, which takes focus away.
window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(followAddress)))
for (const link of links)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    window.history.replaceState(null, '', link.hash)
    followAddress()
  })
