import type { ClientDirective } from 'astro'

/** Milliseconds that the browser has to show the painted page. */
const paintDelay = 100
/** Milliseconds after which an island hydrates even if a picture hangs or the machine is busy. */
const maxWait = 2500

/** `client:painted`: hydrates an island once the page has loaded and painted and the browser is idle. */
const whenPainted: ClientDirective = (load) => {
  let started = false
  const start = async () => {
    if (started) return
    started = true
    await (await load())()
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: maxWait }) : setTimeout(start)
  const afterLoad = () => setTimeout(whenIdle, paintDelay)
  if (document.readyState === 'complete') return void afterLoad()
  addEventListener('load', afterLoad, { once: true })
  setTimeout(whenIdle, maxWait)
}

export default whenPainted
