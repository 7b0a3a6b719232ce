import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { wipePair } from '#content/pictures.ts'

/** How far below the window the wipe may be when its script is fetched. */
const ahead = '400px'

/** The wipe for a place below the fold: the built steel stands there from the start, its script comes when it scrolls near. */
export function LateModelWipe({ sizes }: { sizes: string }) {
  const [Wipe, setWipe] = useState<ComponentType<{ sizes: string }>>()
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // Without it the picture of the steel stays, which is what the page has to show.
        import('./model-wipe.tsx').then(
          ({ ModelWipe }) => startTransition(() => setWipe(() => ModelWipe)),
          () => undefined,
        )
      },
      { rootMargin: ahead },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={frame} className="absolute inset-0">
      {Wipe ? <Wipe sizes={sizes} /> : <Picture id={wipePair.built} sizes={sizes} className="size-full" />}
    </div>
  )
}
