import { CoverageMap } from '#app/drawings/coverage-map.tsx'
import type { AreasPage } from '#content/areas.ts'
import { Band } from './band.tsx'
import { DrawingNotes } from './drawing-notes.tsx'
import { SectionHead } from './section-head.tsx'

/** The map of the three zones beside their notes. */
export function ZoneMap({ map }: Pick<AreasPage, 'map'>) {
  const zones = map.zones.map(({ region, role, text }) => ({ title: `${region} · ${role}`, text }))
  return (
    <Band tone="mill" labelledBy="map-title">
      <SectionHead mark={map.mark} title={map.title} lead={map.notice} id="map-title" />
      <DrawingNotes drawing={<CoverageMap />} notes={zones} />
    </Band>
  )
}
