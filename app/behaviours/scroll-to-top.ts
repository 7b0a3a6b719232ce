/** Spec 9: the button appears after this many pixels. */
const threshold = 300

/** Shows the button that leads back to the top, and scrolls there when it is pressed. */
export function initBackToTop(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-scroll-to-top]')
  if (!button) return
  const update = () => {
    button.hidden = window.scrollY <= threshold
  }
  // Reading the scroll position any earlier would force a layout before the first frame.
  requestAnimationFrame(update)
  addEventListener('scroll', update, { passive: true })
  button.addEventListener('click', () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
