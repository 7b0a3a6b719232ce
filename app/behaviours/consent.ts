import { reportPageView } from './analytics-events.ts'
import { startAnalytics, stopAnalytics } from './google-tag.ts'

type Choice = 'granted' | 'denied'

const key = 'analytics-choice'

/** The visitor's choice in this browser; null before an answer and where storage is blocked. */
function readChoice(): Choice | null {
  try {
    return localStorage.getItem(key) as Choice | null
  } catch {
    return null
  }
}

function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage is blocked: the next page asks again.
  }
}

/** Starts analytics if the visitor has agreed, and asks if they have not answered or press the footer's button. */
export function initConsent(): void {
  const panel = document.querySelector<HTMLElement>('[data-analytics-id]')
  const status = document.querySelector<HTMLElement>('[data-asking]')
  const state = document.querySelector('[data-consent-state]')
  if (!panel || !status || !state) return
  const id = panel.dataset.analyticsId ?? ''
  /** The footer's button, if it opened the question. */
  let opener: HTMLElement | null = null

  function show(asking: boolean): void {
    if (!panel || !status) return
    panel.hidden = !asking
    if (asking) status.textContent = status.dataset.asking ?? ''
    // Keep focused elements clear of the panel.
    const { style } = document.documentElement
    if (asking) style.setProperty('--asking', `${panel.offsetHeight}px`)
    else style.removeProperty('--asking')
  }

  function answer(choice: Choice): void {
    storeChoice(choice)
    show(false)
    if (status) status.textContent = status.dataset[choice] ?? ''
    if (choice === 'denied') stopAnalytics(id)
    else if (!window.gtag) {
      startAnalytics(id)
      reportPageView()
    }
    ;(opener ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }

  for (const button of panel.querySelectorAll('button')) {
    button.addEventListener('click', () => answer(button.value as Choice))
  }
  document.querySelector('[data-ask-consent]')?.addEventListener('click', ({ currentTarget }) => {
    opener = currentTarget as HTMLElement
    state.textContent = status.dataset[window.gtag ? 'granted' : 'denied'] ?? ''
    show(true)
    panel.focus()
  })
  // Withdrawn on another page, before Back led here.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.gtag && readChoice() !== 'granted') stopAnalytics(id)
  })
  if (readChoice() === 'granted') startAnalytics(id)
  else if (!readChoice()) show(true)
}
