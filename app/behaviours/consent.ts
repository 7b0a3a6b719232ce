import { type Choice, keepChoice, onChoiceElsewhere, readChoice } from '#app/features/consent/consent-choice.ts'
import { startAnalytics, stopAnalytics } from '#app/features/consent/google-tag.ts'
import { reportView } from './reports.ts'

/** Counts visits where that has been allowed, asks where nobody has answered yet, and again from the footer. */
export function initConsent(): void {
  const panel = document.querySelector<HTMLElement>('.consent')
  const news = document.querySelector<HTMLElement>('.consent-news')
  const state = document.querySelector('.consent-state')
  if (!panel || !news || !state) return
  const id = panel.dataset.analyticsId ?? ''
  /** Where the question was opened again from; null the first time. */
  let opener: HTMLElement | null = null

  function show(asking: boolean): void {
    if (!panel || !news) return
    panel.hidden = !asking
    if (asking) news.textContent = news.dataset.asking ?? ''
    // The page gets as much room at its end as the question covers, and focus never hides behind it.
    const { style } = document.documentElement
    if (asking) style.setProperty('--asking', `${panel.offsetHeight}px`)
    else style.removeProperty('--asking')
  }

  function answer(choice: Choice): void {
    keepChoice(choice)
    show(false)
    if (news) news.textContent = news.dataset[choice] ?? ''
    if (choice === 'denied') stopAnalytics(id)
    else if (!window.gtag) {
      startAnalytics(id)
      reportView()
    }
    ;(opener ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }

  for (const button of panel.querySelectorAll('button')) {
    button.addEventListener('click', () => answer(button.value as Choice))
  }
  document.querySelector('[data-ask-consent]')?.addEventListener('click', ({ currentTarget }) => {
    opener = currentTarget as HTMLElement
    state.textContent = news.dataset[readChoice() ?? 'denied'] ?? ''
    show(true)
    panel.focus()
  })
  onChoiceElsewhere(() => {
    show(readChoice() === undefined)
    if (readChoice() === 'granted') startAnalytics(id)
    else stopAnalytics(id)
  })
  if (readChoice() === 'granted') startAnalytics(id)
  else if (!readChoice()) show(true)
}
