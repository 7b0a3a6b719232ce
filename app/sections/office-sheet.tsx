import { ArrowRight, Navigation } from 'lucide'
import type { ReactNode } from 'react'
import { YardPlan } from '#app/drawings/yard-plan.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { business, openingHours } from '#content/business.ts'
import { type contactPage, regions } from '#content/page-content.ts'
import { weekHours } from '#domain/opening-hours.ts'
import { Band } from './band.tsx'
import './office-sheet.css'

type Props = Pick<typeof contactPage, 'office' | 'directions' | 'map'>

const hours = weekHours(openingHours.hours, openingHours.closed).map(([label, value]) => ({ label, value }))
const responses = regions.map(({ region, responseTime, responseNote = '' }) => ({
  label: region,
  value: `${responseTime} ${responseNote}`,
}))

const rows = '[font-variant-numeric:tabular-nums] *:rule-b *:py-2xs'

const { address, position } = business
const { latitude, longitude } = position
const here = `${latitude},${longitude}`

/** Half the height and width of the map shown, in degrees: about 1.3 by 2.2 km around the yard. */
const span = { latitude: 0.006, longitude: 0.016 }
const edges = [
  longitude - span.longitude,
  latitude - span.latitude,
  longitude + span.longitude,
  latitude + span.latitude,
].map((degrees) => degrees.toFixed(4))

const googleDirections = `https://www.google.com/maps/dir/?api=1&destination=${here}`
const wazeDirections = `https://waze.com/ul?ll=${here}&navigate=yes`
const mapEmbed = `https://www.openstreetmap.org/export/embed.html?bbox=${edges.join(',')}&layer=mapnik&marker=${here}`
const mapPage = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
/** The yard's position as a surveyor would letter it. */
const positionLettering = `${latitude}° N · ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`

/** The map, the way there, the hours and the emergency line, as cells of one sheet. */
export function OfficeBand({ office, directions, map }: Props) {
  const apps = [
    { provider: 'google_maps', href: googleDirections, label: directions.google },
    { provider: 'waze', href: wazeDirections, label: directions.waze },
  ]
  return (
    <Band labelledBy="office-title" {...office}>
      <div className="ruled-cells bg-mill">
        <figure className="office-sheet__map captioned-picture lg:col-span-8">
          {/* `behaviours/yard-map.ts` loads OpenStreetMap when the visitor asks for it. Until then a drawing is shown. */}
          <div className="yard-map">
            <YardPlan position={positionLettering} />
            <iframe title={map.title} data-src={mapEmbed} hidden />
          </div>
          <figcaption className="rule-t px-m py-s text-small text-slate">
            <p>{map.note}</p>
            <p className="mt-xs flex min-h-11 flex-wrap items-center gap-s">
              <Button look="ghost" size="small" className="noscript:hidden">
                {map.show}
              </Button>
              <a className="link-standalone" href={mapPage} target="_blank" rel="noopener">
                {map.linkText}
                <Icon of={ArrowRight} size={18} />
              </a>
            </p>
          </figcaption>
        </figure>
        <div className="grid content-start gap-l p-m md:col-span-6 lg:col-span-4">
          <div className="grid gap-s">
            <h3>{office.headOffice.title}</h3>
            <address className="[line-height:1.5] not-italic">
              {business.legalName}
              <br />
              {address.street}
              <br />
              {address.town}, {address.county}
              <br />
              {address.postcode}
            </address>
            <p className="text-slate">{office.headOffice.text}</p>
          </div>
          <div className="grid gap-s">
            <h3>{directions.title}</h3>
            <p className="text-slate">{directions.text}</p>
            <ul className="grid gap-xs">
              {apps.map(({ provider, href, label }) => (
                <li key={provider} className="grid">
                  <a
                    className={buttonClass('ghost')}
                    href={href}
                    target="_blank"
                    rel="noopener"
                    data-directions={provider}
                  >
                    <Icon of={Navigation} size={18} className="shrink-0" />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Cell title={office.hours.title}>
          <FactList facts={hours} layout="rows" className={rows} labels="" values="weight-600" />
        </Cell>
        <Cell title={office.serviceAreas.title}>
          <FactList facts={responses} layout="rows" className={rows} labels="" />
        </Cell>
        <Cell title={office.emergency.title}>
          <a
            className="office-sheet__phone display-text min-h-11 text-subheading min-[17rem]:whitespace-nowrap"
            href={business.phone.href}
          >
            {business.phone.display}
          </a>
          <p className="text-slate">{office.emergency.text}</p>
        </Cell>
      </div>
    </Band>
  )
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-s p-m md:col-span-6 lg:col-span-4">
      <h3>{title}</h3>
      {children}
    </div>
  )
}
