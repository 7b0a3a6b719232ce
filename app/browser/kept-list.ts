import { withStorage } from './session-store.ts'

/** The steel list that this browser keeps until it is sent. Apart from the list, because the quote form loads it too. */
const key = 'steel-list'
const sent = 'steel-list-sent'

/** A fragment with a list in it. `listToLink` writes it: "#rows=12&list=…". */
export const listInAddress = /^#(?:rows|list)=/

/** The rows as JSON, if there are any. */
export function readKeptList(): string | undefined {
  return withStorage(() => localStorage.getItem(key)) ?? undefined
}

export function keepList(rows: readonly object[]): void {
  withStorage(() => {
    if (rows.length > 0) localStorage.setItem(key, JSON.stringify(rows))
    else localStorage.removeItem(key)
  })
}

/** Once our server has the list. The list on this page listens for the event. */
export function forgetKeptList(): void {
  keepList([])
  window.dispatchEvent(new CustomEvent(sent))
}

export function onKeptListForgotten(listener: () => void): () => void {
  window.addEventListener(sent, listener)
  return () => window.removeEventListener(sent, listener)
}
