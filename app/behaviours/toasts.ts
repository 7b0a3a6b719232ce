import type { LeftKey } from '#app/browser/next-page.ts'
import type { Toast } from '#app/browser/page-events.ts'

/** Gets the focus back when the last message is dismissed. */
let previousFocus: EventTarget | null = null

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-toasts] [data-tone]')]
const textOf = (card: HTMLElement) => [...card.querySelectorAll('p')].map((line) => line.textContent).join('\n')

/** Shows messages in the page's live regions, including one stored by the previous page. */
export function showToasts(): void {
  document.addEventListener('page:toast', ({ detail }) => show(detail))
  showStored()
}

/** Shows the message that `toastOnNextPage` stored, once the page is visible. */
function showStored(): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', showStored, { once: true })
    return
  }
  try {
    const stored = sessionStorage.getItem('toast' satisfies LeftKey)
    sessionStorage.removeItem('toast' satisfies LeftKey)
    // Screen readers announce changes only after they have read the region.
    if (stored) setTimeout(() => show(JSON.parse(stored) as Toast), 100)
  } catch {
    // Storage is blocked.
  }
}

function show({ tone, title, text }: Toast): void {
  const region = document.querySelector(`[data-toasts] [role="${tone === 'error' ? 'alert' : 'status'}"]`)
  const card = document.querySelector<HTMLTemplateElement>('#toast-card')?.content.firstElementChild?.cloneNode(true)
  if (!region || !(card instanceof HTMLElement)) return
  card.dataset.tone = tone
  const [first, second] = card.querySelectorAll('p')
  if (first) first.textContent = title
  if (second) second.textContent = text
  const button = card.querySelector('button')
  button?.setAttribute('aria-label', `${button.getAttribute('aria-label')} ${title}`)
  button?.addEventListener('focus', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-toasts]'))) previousFocus = relatedTarget
  })
  button?.addEventListener('click', ({ detail }) => dismiss(card, detail === 0))
  for (const other of cards()) {
    const outdated = tone === 'success' && other.dataset.tone !== 'success'
    if (outdated || textOf(other) === textOf(card)) other.remove()
  }
  region.append(card)
}

/** Moves the focus only for keyboard users: on a phone, focusing a field would open its keyboard. */
function dismiss(card: HTMLElement, byKeyboard: boolean): void {
  const all = cards()
  const next = all[all.indexOf(card) + 1] ?? all[all.indexOf(card) - 1]
  const last = previousFocus instanceof HTMLElement && previousFocus.isConnected ? previousFocus : null
  const target = next?.querySelector('button') ?? last ?? document.querySelector('main')
  if (byKeyboard) target?.focus({ preventScroll: true })
  card.remove()
}
