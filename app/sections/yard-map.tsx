import { mapEmbed, positionLettering } from './yard-links.ts'
import './yard-map.css'

/** OpenStreetMap around the yard, loaded when scrolled near (`behaviours/yard-map.ts`); until then the position stands there drawn. */
export function YardMap({ title }: { title: string }) {
  return (
    <div className="yard-map">
      <svg viewBox="-100 -100 200 200" className="yard-mark" aria-hidden="true">
        <circle r="30" />
        <circle r="6" />
        <path d="M-90 0H-14M14 0H90M0-90V-14M0 14V90" />
      </svg>
      <p className="note text-slate">{positionLettering}</p>
      <iframe
        title={title}
        data-src={mapEmbed}
        className="absolute inset-0 size-full"
        sandbox="allow-scripts allow-same-origin allow-popups"
        hidden
      />
    </div>
  )
}
