/**
 * A link within a page adds an entry to the history without the router's key, and the router would keep the scroll places of all
 * such entries under one name. Must listen before the router does.
 */
export function nameFragmentEntries(): void {
  window.addEventListener('popstate', () => {
    const state = window.history.state as { key?: string } | null
    if (state?.key) return
    const key = Math.random().toString(36).slice(2, 10)
    window.history.replaceState({ ...state, key }, '')
  })
}
