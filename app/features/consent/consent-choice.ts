export type Choice = 'granted' | 'denied'

const key = 'analytics-choice'

/** Holds the choice for the life of the page in a browser that refuses storage. */
let unstored: Choice | undefined

/** What the visitor has chosen in this browser; undefined while they have not been asked or have not answered. */
export function readChoice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'granted' || kept === 'denied' ? kept : unstored
  } catch {
    return unstored
  }
}

export function keepChoice(choice: Choice): void {
  unstored = choice
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage is forbidden: the choice lives as long as the page.
  }
}

/** Tells, as long as the page lives, when the choice may have been changed on another page. */
export function onChoiceElsewhere(tell: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) tell()
  })
  // A page that comes back as it was left has heard nothing meanwhile.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) tell()
  })
}
