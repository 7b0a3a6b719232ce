import { YardPlan } from '#app/drawings/yard-plan.tsx'
import { mapEmbed, positionLettering } from './yard-links.ts'
import './yard-map.css'

/** OpenStreetMap around the yard. `behaviours/yard-map.ts` loads it when the visitor scrolls near; until then a drawing is shown. */
export function YardMap({ title }: { title: string }) {
  return (
    <div className="yard-map">
      <YardPlan position={positionLettering} />
      <iframe title={title} data-src={mapEmbed} className="absolute inset-0 size-full" hidden />
    </div>
  )
}
