import type { ClientDirective } from 'astro'

/** Milliseconds. A painted frame still has its way to the screen before it; neither a picture that never answers nor a busy machine holds up an island. */
const afterFrame = 100
const longestWait = 2500

/** `client:painted`: an island that may only start once the page has loaded, has been painted and the browser is idle. */
const whenPainted: ClientDirective = (load) => {
  let started = false
  const start = async () => {
    if (started) return
    started = true
    await (await load())()
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: longestWait }) : setTimeout(start)
  const afterLoad = () => setTimeout(whenIdle, afterFrame)
  if (document.readyState === 'complete') return void afterLoad()
  addEventListener('load', afterLoad, { once: true })
  setTimeout(whenIdle, longestWait)
}

export default whenPainted
