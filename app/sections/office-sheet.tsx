import { YardPlan } from '#app/drawings/yard-plan.tsx'
import { Button } from '#app/ui/button.tsx'
import { business, openingHours } from '#content/business.ts'
import { type contactPage, regions } from '#content/page-content.ts'
import { weekHours } from '#domain/opening-hours.ts'
import { Band } from './band.tsx'
import { DirectionsLinks } from './directions-links.tsx'
import { FactTable } from './fact-table.tsx'
import { SectionHead } from './section-head.tsx'
import { mapEmbed, mapPage, positionLettering } from './yard-links.ts'
import './office-sheet.css'
import './yard-map.css'

type Props = Pick<typeof contactPage, 'office' | 'directions' | 'map'>

const hours = weekHours(openingHours.hours, openingHours.closed)
const responses = regions.map(({ region, responseTime }) => [region, responseTime] as const)

const { address } = business

/** The map, the way there, the hours and the emergency line, as cells of one sheet. */
export function OfficeBand({ office, directions, map }: Props) {
  return (
    <Band labelledBy="office-title">
      <SectionHead {...office} id="office-title" />
      <div className="office-sheet ruled-cells bg-mill">
        <figure className="office-sheet__map">
          {/* `behaviours/yard-map.ts` loads OpenStreetMap when the visitor asks for it. Until then a drawing is shown. */}
          <div className="yard-map">
            <YardPlan position={positionLettering} />
            <iframe title={map.title} data-src={mapEmbed} hidden />
          </div>
          <figcaption>
            <p>{map.note}</p>
            <p>
              <Button look="ghost" size="small" className="noscript:hidden">
                {map.show}
              </Button>
              <a className="link-standalone" href={mapPage} target="_blank" rel="noopener">
                {map.linkText}
              </a>
            </p>
          </figcaption>
        </figure>
        <div className="office-sheet__place">
          <div>
            <h3>{office.headOffice.title}</h3>
            <address>
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
          <div>
            <h3>{directions.title}</h3>
            <p className="text-slate">{directions.text}</p>
            <DirectionsLinks google={directions.google} waze={directions.waze} />
          </div>
        </div>
        <div className="office-sheet__fact">
          <h3>{office.hours.title}</h3>
          <FactTable caption={office.hours.title} rows={hours} />
          <p className="text-slate">{office.hours.text}</p>
        </div>
        <div className="office-sheet__fact">
          <h3>{office.serviceAreas.title}</h3>
          <FactTable caption={office.serviceAreas.title} rows={responses} />
          <p className="text-slate">{office.serviceAreas.text}</p>
        </div>
        <div className="office-sheet__fact">
          <h3>{office.emergency.title}</h3>
          <a className="office-sheet__phone display-text min-[17rem]:whitespace-nowrap" href={business.phone.href}>
            {business.phone.display}
          </a>
          <p className="text-slate">{office.emergency.text}</p>
        </div>
      </div>
    </Band>
  )
}
