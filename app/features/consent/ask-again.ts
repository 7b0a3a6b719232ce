const name = 'ask-consent'

/** Opens the question about analytics again, from wherever on the page. */
export function askAgain(): void {
  window.dispatchEvent(new Event(name))
}

/** Calls `open` whenever somebody asks for the question. Returns the way to stop. */
export function onAskAgain(open: () => void): () => void {
  window.addEventListener(name, open)
  return () => window.removeEventListener(name, open)
}
