import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { until } from '../until.ts'
import type { DevTools } from './devtools.ts'

/** A page that shows a link to nearly every other. */
const signpost = '/sitemap'

/** Milliseconds that a pointer rests on a link before the click. */
const rest = 300

const place = z.object({ x: z.number(), y: z.number() }).nullable()

/** Runs in the page before the click: keeps the moment of it, on the clock that all documents share, and finds the link. */
function findLink(path: string) {
  addEventListener('click', ({ timeStamp }) => {
    sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp))
  })
  const link = document.querySelector(`main a[href="${path}"], footer a[href="${path}"]`)
  if (!link) return null
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = link.getClientRects()[0] ?? link.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Runs in the next page: milliseconds from the click until its first painted frame; undefined while there is none. */
function sinceClick(from: string) {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  if (!paint || location.pathname === from) return undefined
  return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked'))
}

/**
 * Milliseconds from the click on a link until the page it leads to is painted: `prepared` with the pointer rested on the
 * link, which is when the browser prerenders, else with a click at once. Undefined for a page no page links to. Chromium
 * prerenders nothing for a page that is being inspected: while the pointer rests, nobody is attached.
 */
export async function timeNextPage(
  { send }: DevTools,
  origin: string,
  path: string,
  prepared: boolean,
): Promise<number | undefined> {
  const from = path === signpost ? '/' : signpost
  const targetId = z.string().parse((await send('Target.createTarget', { url: origin + from })).targetId)
  const attach = async () =>
    z.string().parse((await send('Target.attachToTarget', { targetId, flatten: true })).sessionId)
  let session = await attach()
  const run = async (code: string) => {
    const answer = await send('Runtime.evaluate', { expression: code, returnByValue: true }, session)
    // On the way from one page to the next there is nothing to ask.
    const result = z.object({ value: z.unknown() }).safeParse(answer.result)
    return result.success ? result.data.value : undefined
  }
  const mouse = (type: string, at: object, more = {}) =>
    send('Input.dispatchMouseEvent', { type, ...at, ...more }, session)
  try {
    const loaded = `(location.origin === '${origin}' && document.readyState === 'complete') || undefined`
    await until(`${from} did not load`, 50, () => run(loaded))
    // What the page does of its own accord after it has come is over.
    await wait(500)
    const at = place.parse(await run(`(${findLink})(${JSON.stringify(path)})`))
    if (!at) return undefined
    if (prepared) {
      await wait(100)
      await mouse('mouseMoved', at)
      await send('Target.detachFromTarget', { sessionId: session })
      await wait(rest)
      session = await attach()
    }
    await mouse('mousePressed', at, { button: 'left', clickCount: 1 })
    await mouse('mouseReleased', at, { button: 'left', clickCount: 1 })
    const answered = async () => z.number().safeParse(await run(`(${sinceClick})(${JSON.stringify(from)})`)).data
    return await until(`a click on the link in ${from} did not lead here`, 100, answered)
  } finally {
    await send('Target.closeTarget', { targetId })
  }
}
