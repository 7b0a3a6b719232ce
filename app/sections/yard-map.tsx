import { YardPlan } from '#app/drawings/yard-plan.tsx'
import { mapEmbed, positionLettering } from './yard-links.ts'
import './yard-map.css'

/** OpenStreetMap around the yard, loaded when scrolled near (`behaviours/yard-map.ts`); until it has come, a drawn one stands there. */
export function YardMap({ title }: { title: string }) {
  return (
    <div className="yard-map">
      <YardPlan position={positionLettering} />
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
