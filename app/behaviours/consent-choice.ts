export type Choice = 'granted' | 'denied'

const key = 'analytics-choice'

/** The choice in a browser that blocks storage. */
let unstored: Choice | undefined

/** The visitor's choice in this browser; undefined if they have not answered. */
export function readChoice(): Choice | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'granted' || stored === 'denied' ? stored : unstored
  } catch {
    return unstored
  }
}

export function storeChoice(choice: Choice): void {
  unstored = choice
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Calls `listener` when the choice may have changed in another tab. */
export function onChoiceChange(listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) listener()
  })
  // A page in the back-forward cache gets no storage events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) listener()
  })
}
