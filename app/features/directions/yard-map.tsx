import { useEffect, useRef, useState } from 'react'
import { mapEmbed, positionLettering } from './yard-links.ts'

/** How far ahead of the visitor the map starts to load. */
const margin = '200px'

/** OpenStreetMap around the yard, put into its reserved space when scrolled near; until then the space shows the position drawn. */
export function YardMap({ title }: { title: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        watcher.disconnect()
      },
      { rootMargin: margin },
    )
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <div ref={frame} className="yard-map">
      <svg viewBox="-100 -100 200 200" className="yard-mark" aria-hidden="true">
        <circle r="30" />
        <circle r="6" />
        <path d="M-90 0H-14M14 0H90M0-90V-14M0 14V90" />
      </svg>
      <p className="note text-slate">{positionLettering}</p>
      {near ? (
        <iframe
          title={title}
          src={mapEmbed}
          className="absolute inset-0 size-full"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : null}
    </div>
  )
}
