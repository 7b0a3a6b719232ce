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

/** Tells when the choice may have been changed on another page. Returns the way to stop listening. */
export function onChoiceElsewhere(tell: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) tell()
  }
  // A page that comes back as it was left has heard nothing meanwhile.
  const listenBack = (event: PageTransitionEvent) => {
    if (event.persisted) tell()
  }
  window.addEventListener('storage', listen)
  window.addEventListener('pageshow', listenBack)
  return () => {
    window.removeEventListener('storage', listen)
    window.removeEventListener('pageshow', listenBack)
  }
}
