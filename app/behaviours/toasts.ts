import type { Toast } from './page-events.ts'

const successStays = 30_000
const mostAtOnce = 50

/** Where the focus was before it came among the toasts: there it goes back when the last of them is dismissed. */
let leftFocus: EventTarget | null = null

const cards = () => [...document.querySelectorAll<HTMLElement>('.toasts .toast')]
const wordsOf = (card: HTMLElement) => [...card.querySelectorAll('p')].map((line) => line.textContent).join('\n')

/** Shows messages in the live regions of the page, those handed on by the page before included. */
export function showToasts(): void {
  document.addEventListener('page:toast', ({ detail }) => show(detail))
  showKept()
}

/** What the last page wanted said here (`toastOnNextPage`). A page made ahead of its visit waits for the visit. */
function showKept(): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', showKept, { once: true })
    return
  }
  try {
    const kept = sessionStorage.getItem('toast')
    sessionStorage.removeItem('toast')
    // A moment later: a region is heard when it changes, not when it is first read.
    if (kept) setTimeout(() => show(JSON.parse(kept) as Toast), 100)
  } catch {
    // Storage is forbidden: nothing was handed on.
  }
}

function show({ tone, title, text }: Toast): void {
  const region = document.querySelector(`.toasts [role="${tone === 'error' ? 'alert' : 'status'}"]`)
  const template = document.querySelector<HTMLTemplateElement>('#toast-card')
  const card = (template?.content.cloneNode(true) as DocumentFragment | undefined)?.querySelector<HTMLElement>('.toast')
  if (!region || !card) return
  const [first, second] = card.querySelectorAll('p')
  if (first) first.textContent = title
  if (second) second.textContent = text
  const button = card.querySelector('button')
  button?.setAttribute('aria-label', `${button.getAttribute('aria-label')} ${title}`)
  for (const other of cards()) {
    const outdated = tone === 'success' && !other.classList.contains('toast--success')
    if (outdated || wordsOf(other) === wordsOf(card)) other.remove()
  }
  if (tone === 'success') leaveAfterAWhile(card)
  button?.addEventListener('focus', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.closest('.toasts')?.contains(relatedTarget))) leftFocus = relatedTarget
  })
  button?.addEventListener('click', ({ detail }) => dismiss(card, detail === 0))
  region.append(card)
  for (const surplus of cards().slice(0, -mostAtOnce)) surplus.remove()
}

/** A success leaves by itself, but not while somebody points at it or stands on its button. */
function leaveAfterAWhile(card: HTMLElement): void {
  card.classList.add('toast--success')
  let timer: ReturnType<typeof setTimeout>
  const hold = () => clearTimeout(timer)
  const letGo = () => {
    clearTimeout(timer)
    timer = setTimeout(() => card.remove(), successStays)
  }
  for (const name of ['pointerenter', 'focusin']) card.addEventListener(name, hold)
  for (const name of ['pointerleave', 'focusout']) card.addEventListener(name, letGo)
  letGo()
}

/** By keyboard the focus goes to the next message, or back; a finger needs none, and a phone would open its keyboard. */
function dismiss(card: HTMLElement, byKeyboard: boolean): void {
  const all = cards()
  const next = all[all.indexOf(card) + 1] ?? all[all.indexOf(card) - 1]
  const last = leftFocus instanceof HTMLElement && leftFocus.isConnected ? leftFocus : null
  const target = next?.querySelector('button') ?? last ?? document.querySelector('main')
  if (byKeyboard) target?.focus({ preventScroll: true })
  card.remove()
}
