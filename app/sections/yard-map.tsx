import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { business } from '#content/business.ts'
import type { contactPage } from '#content/page-content.ts'
import '#app/drawings/drawing.css'
import './yard-map.css'

const { latitude, longitude } = business.position

/** Half the height and width of the map shown, in degrees: about 1.3 by 2.2 km around the yard. */
const span = { latitude: 0.006, longitude: 0.016 }
const edges = [
  longitude - span.longitude,
  latitude - span.latitude,
  longitude + span.longitude,
  latitude + span.latitude,
].map((degrees) => degrees.toFixed(4))

const openStreetMap = 'https://www.openstreetmap.org/'
const embed = `${openStreetMap}export/embed.html?bbox=${edges.join(',')}&layer=mapnik&marker=${latitude},${longitude}`
const page = `${openStreetMap}?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`

/** A drawing of the yard's surroundings, as children. `behaviours/yard-map.ts` loads OpenStreetMap when the visitor asks for it. */
export function YardMap({ map, children }: Pick<typeof contactPage, 'map'> & { children: ReactNode }) {
  return (
    <figure className="captioned-picture lg:col-span-8" data-yard-map="">
      <div className="yard-map relative overflow-hidden bg-sand">
        {children}
        <iframe title={map.title} data-src={embed} className="absolute inset-0 size-full" hidden />
      </div>
      <figcaption className="rule-t px-m py-s text-small text-slate">
        <p>{map.note}</p>
        <p className="mt-xs flex min-h-11 flex-wrap items-center gap-s">
          <Button look="ghost" size="small" className="noscript:hidden">
            {map.show}
          </Button>
          <MoreLink more={{ href: page, label: map.linkText }} className="" target="_blank" rel="noopener" />
        </p>
      </figcaption>
    </figure>
  )
}
