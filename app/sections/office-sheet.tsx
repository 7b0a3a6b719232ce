import { DirectionsLinks } from '#app/features/directions/directions-links.tsx'
import { mapPage } from '#app/features/directions/yard-links.ts'
import { YardMap } from '#app/features/directions/yard-map.tsx'
import { business } from '#content/business.ts'
import type { ContactPage } from '#content/contact.ts'
import { type FactRows, FactTable } from './fact-table.tsx'

type Props = Pick<ContactPage, 'office' | 'directions' | 'map'> & { hours: FactRows; responses: FactRows }

/** Where the yard is: the map, the way there, the hours and the emergency line, as cells of one sheet. */
export function OfficeSheet({ office, directions, map, hours, responses }: Props) {
  const { address } = business
  return (
    <div className="office-sheet">
      <figure className="office-map">
        <YardMap title={map.title} />
        <figcaption className="border-t border-rule px-6 py-4 text-[.95rem] text-slate">
          {map.note}{' '}
          <a className="text-link" href={mapPage} target="_blank" rel="noopener">
            {map.linkText}
          </a>
        </figcaption>
      </figure>
      <div className="office-place">
        <div>
          <h3>{office.headOffice.title}</h3>
          <address className="text-[1.1rem] leading-[1.5] not-italic">
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
      <div className="office-fact">
        <h3>{office.hours.title}</h3>
        <FactTable caption={office.hours.title} rows={hours} />
        <p className="text-slate">{office.hours.text}</p>
      </div>
      <div className="office-fact">
        <h3>{office.serviceAreas.title}</h3>
        <FactTable caption={office.serviceAreas.title} rows={responses} />
        <p className="text-slate">{office.serviceAreas.text}</p>
      </div>
      <div className="office-fact">
        <h3>{office.emergency.title}</h3>
        <a className="office-phone display" href={business.phone.href}>
          {business.phone.display}
        </a>
        <p className="text-slate">{office.emergency.text}</p>
      </div>
    </div>
  )
}
