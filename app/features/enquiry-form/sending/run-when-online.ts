/** Milliseconds: a connection that has just come back may not work yet. */
const settling = 4000

/** Runs a task once the browser has been online for a moment. */
export function runWhenOnline(task: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
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
