/** Used where storage is full or forbidden: these values last as long as the page. */
const unstored = new Map<string, string>()

/** Undefined where the browser forbids storage, or has no room left. */
export function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** The value kept in this tab as JSON; null without one. */
export function readSession(key: string): unknown {
  const fallback = JSON.parse(unstored.get(key) ?? 'null')
  return withStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? fallback
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
  withStorage(() => sessionStorage.removeItem(key))
}
