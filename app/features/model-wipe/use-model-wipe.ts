import { type RefObject, useEffect, useState } from 'react'

/** `steel` until the model is there, `arriving` while it is wiped away, then `rest`: the visitor's hand moves it. */
export type WipePhase = 'steel' | 'arriving' | 'rest'

/** A model that comes later than this after the steel has painted is not wiped in: the visitor is reading by then. */
const arrivalLimit = 4000

/** The stylesheet's wipe-in and wipe-away together, in milliseconds. */
const arrivalTime = 1800

/** Pages on which the model has been wiped away since the site was opened: it happens once. */
const arrivedOn = new Set<string>()

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function savesData(): boolean {
  // Not yet a standard, so TypeScript does not know it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function halfInView(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  })
}

async function painted(image: HTMLImageElement): Promise<void> {
  if (!image.complete) await new Promise((resolve) => image.addEventListener('load', resolve, { once: true }))
  // The first frame draws the picture, the second begins when it is on the screen.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/**
 * The course of the wipe: the model loads once the steel has been painted and is half in view, and is wiped away once a
 * page. With reduced motion it goes straight to rest; with Save-Data it loads when the visitor first moves the handle.
 */
export function useModelWipe(root: RefObject<HTMLElement | null>) {
  const [phase, setPhase] = useState<WipePhase>('steel')
  const [wanted, setWanted] = useState(false)
  const [failed, setFailed] = useState(false)
  const [paintedAt, setPaintedAt] = useState(0)

  useEffect(() => {
    const built = root.current?.querySelector('img')
    if (!root.current || !built) return
    if (savesData()) return setPhase('rest')
    const controller = new AbortController()
    void halfInView(root.current, controller.signal)
      .then(() => painted(built))
      .then(() => {
        if (controller.signal.aborted) return
        setPaintedAt(performance.now())
        setWanted(true)
      })
    return () => controller.abort()
  }, [root])

  useEffect(() => {
    if (phase !== 'arriving') return
    const timer = setTimeout(() => setPhase('rest'), arrivalTime)
    return () => clearTimeout(timer)
  }, [phase])

  return {
    phase,
    wanted,
    failed,
    want: () => setWanted(true),
    modelFailed: () => {
      setFailed(true)
      setPhase('rest')
    },
    modelLoaded: () => {
      const late = performance.now() - paintedAt > arrivalLimit
      const again = arrivedOn.has(location.pathname)
      arrivedOn.add(location.pathname)
      setPhase((before) => (before === 'rest' || late || again || prefersStillness() ? 'rest' : 'arriving'))
    },
  }
}
