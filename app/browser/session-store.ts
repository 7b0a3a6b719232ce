/** Used where storage is full or forbidden: these values last as long as the page. */
const unstored = new Map<string, string>()

/** The value kept in this tab as JSON; null without one. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? unstored.get(key) ?? 'null')
  } catch {
    return JSON.parse(unstored.get(key) ?? 'null')
  }
}

/** Keeps a value in this tab. */
export function writeSession(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    unstored.set(key, text)
  }
}

export function removeSession(key: string): void {
  unstored.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
