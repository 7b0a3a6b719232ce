import { type RefObject, useEffect, useState } from 'react'

/** `steel` until the model has loaded, `arriving` during the animation, then `rest`: the visitor can move the handle. */
export type SliderPhase = 'steel' | 'arriving' | 'rest'

/** Skip the animation if the model loads later than this after the steel has painted. */
const arrivalLimit = 4000

/** Total duration of the two animations in the stylesheet, in milliseconds. */
const arrivalTime = 1800

/** Pages on which the animation has already run. */
const arrivedOn = new Set<string>()

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function savesData(): boolean {
  // Not a standard yet, so TypeScript has no type for it.
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
  // Wait two frames: the first requestAnimationFrame runs before the paint.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/**
 * Loads the model after the steel has painted and is half in view, and runs the animation once per page. Reduced motion skips
 * the animation; with Save-Data the model loads when the visitor first moves the handle.
 */
export function useBeforeAfter(root: RefObject<HTMLElement | null>) {
  const [phase, setPhase] = useState<SliderPhase>('steel')
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
