/** Milliseconds: a connection that has just come back may not carry anything yet. */
const settling = 4000

/** Does something once the browser has been online for a moment: now, or when it comes out of the tunnel. */
export function whenOnline(task: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => clearTimeout(timer)
  const soon = () => {
    wait()
    timer = setTimeout(task, settling)
  }
  window.addEventListener('online', soon, { signal })
  window.addEventListener('offline', wait, { signal })
  signal.addEventListener('abort', wait)
  if (navigator.onLine) soon()
}
