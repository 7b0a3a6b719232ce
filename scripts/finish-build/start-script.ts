import { minifySync } from 'vite'
import { watchPicture } from '#app/ui/watch-picture.ts'
import { seenShare } from '#content/pictures.ts'
import { furtherDown, layOutBySection } from './first-screen.ts'

type Start = { preloads: string[]; modules: Record<string, string>; manifest: string; entry: string }

/**
 * Runs in the page: fetches and starts the page's scripts and lays out the rest of the page, once everything the visitor sees
 * has been painted and the browser has nothing else to do, or at the visitor's first touch. Nothing outside this function may
 * be named in it.
 */
function startWhenIdle({ preloads, modules, manifest, entry }: Start, layOutRest: () => void): void {
  const touches = ['pointerdown', 'keydown', 'focusin', 'scroll']
  const afterPaint = (next: () => void) => {
    // A painted frame still has its way to the screen before it.
    const soon = () => setTimeout(next, 100)
    // Browsers may keep a paint to themselves: of a tab that is not looked at there is none.
    setTimeout(next, 2000)
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return soon()
    const painted = new PerformanceObserver((_, observer) => {
      observer.disconnect()
      soon()
    })
    painted.observe({ type: 'paint', buffered: true })
  }
  const whenIdle = (next: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(next, { timeout: 500 }) : setTimeout(next)
  let started = false
  async function start(touch?: Event): Promise<void> {
    if (started) return
    started = true
    if (touch) document.adoptedStyleSheets = []
    else layOutRest()
    for (const touch of touches) removeEventListener(touch, start)
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    const routes: Record<string, unknown> = {}
    for (const [id, file] of [['', manifest], ...Object.entries(modules)] as const) {
      const module = await import(file)
      if (id) routes[id] = module
      // Each in a task of its own: the page stays quick to touch meanwhile.
      await new Promise((resolve) => setTimeout(resolve))
    }
    Object.assign(window, { __reactRouterRouteModules: routes })
    await import(entry)
  }
  for (const touch of touches) addEventListener(touch, start, { passive: true })
  addEventListener('load', () => afterPaint(() => whenIdle(() => start())))
}

/** For the time before React: pictures need not wait for all the scripts, and do not stay away where those never come. */
const showPictures = `{
  const watch = ${watchPicture};
  for (const picture of document.querySelectorAll('[data-arrival="waiting"]')) watch(picture, ${seenShare});
}`

const layOutRest = `() => (${layOutBySection})(${JSON.stringify(furtherDown)})`

const startScript = /<script type="module" async="">([^<]*)<\/script>/
const preloadHint = /<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]*)"[^>]*>/g

/** The files that React Router's own start script names. Throws when it no longer looks as we know it. */
function readStart(script: string): Omit<Start, 'preloads'> {
  const files = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, file]) => [name, file]),
  )
  const names = /__reactRouterRouteModules = \{([^}]*)\}/.exec(script)?.[1] ?? ''
  const manifest = /import "([^"]+)"/.exec(script)?.[1]
  const entry = /import\("([^"]+)"\)/.exec(script)?.[1]
  const modules = Object.fromEntries(
    [...names.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [id, files.get(name) ?? '']),
  )
  if (!manifest || !entry || files.size === 0 || Object.values(modules).includes('')) {
    throw new Error(`React Router starts a page in a way that the build does not know:\n${script}`)
  }
  return { modules, manifest, entry }
}

/**
 * Takes React Router's script hints and its start script out of a page and puts one in that waits for its moment: on a slow
 * line scripts race the first paint and the first picture. React does not look for either at hydration.
 */
export function withLateStart(html: string): string {
  const script = startScript.exec(html)?.[1]
  if (script === undefined) throw new Error('The page has no start script')
  const preloads = [...html.matchAll(preloadHint)].map(([, href = '']) => href)
  const start = JSON.stringify({ preloads, ...readStart(script) } satisfies Start)
  const { code } = minifySync('start.js', `${showPictures}(${startWhenIdle})(${start}, ${layOutRest})`, {
    module: true,
  })
  return html.replace(preloadHint, '').replace(startScript, () => `<script type="module">${code}</script>`)
}
