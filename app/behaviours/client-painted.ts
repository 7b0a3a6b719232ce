import type { ClientDirective } from 'astro'

/** A painted frame still has its way to the screen before it. */
const afterFrame = 100

/** `client:painted`: an island that may only start once the page has loaded, has been painted and the browser is idle. */
const whenPainted: ClientDirective = (load) => {
  const start = async () => (await load())()
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start))
  const afterLoad = () => setTimeout(whenIdle, afterFrame)
  if (document.readyState === 'complete') afterLoad()
  else addEventListener('load', afterLoad, { once: true })
}

export default whenPainted
