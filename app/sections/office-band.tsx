import { Navigation } from 'lucide'
import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { business, openingHours } from '#content/business.ts'
import { type contactPage, regions } from '#content/page-content.ts'
import { weekHours } from '#domain/opening-hours.ts'
import { Band } from './band.tsx'
import { YardMap } from './yard-map.tsx'

type Props = Pick<typeof contactPage, 'office' | 'directions' | 'map'> & { children: ReactNode }

const hours = weekHours(openingHours.hours, openingHours.closed).map(([label, value]) => ({ label, value }))
const responses = regions.map(({ region, responseTime, responseNote = '' }) => ({
  label: region,
  value: `${responseTime} ${responseNote}`,
}))
const cell = 'p-m md:col-span-6 lg:col-span-4'
const rows = 'tabular *:rule-b *:py-2xs'

/** The map, the way there, the hours and the emergency line, as cells of one sheet. The sketch of the yard is its child. */
export function OfficeBand({ office, directions, map, children }: Props) {
  return (
    <Band labelledBy="office-title" {...office}>
      <div className="ruled-cells bg-mill">
        <YardMap map={map}>{children}</YardMap>
        <div className={`grid content-start gap-l ${cell}`}>
          <HeadOffice {...office.headOffice} />
          <Directions directions={directions} />
        </div>
        <Part title={office.hours.title} className={cell}>
          <FactList facts={hours} layout="rows" className={rows} labels="" values="weight-600" />
        </Part>
        <Part title={office.serviceAreas.title} className={cell}>
          <FactList facts={responses} layout="columns" className={rows} labels="" />
        </Part>
        <Part title={office.emergency.title} className={cell}>
          <a
            className="display-text min-h-11 content-center text-subheading [text-decoration:underline_4px_var(--color-hazard)] tiny:whitespace-nowrap"
            href={business.phone.href}
          >
            {business.phone.display}
          </a>
          <p className="text-slate">{office.emergency.text}</p>
        </Part>
      </div>
    </Band>
  )
}

function HeadOffice({ title, text }: Props['office']['headOffice']) {
  const { street, town, county, postcode } = business.address
  return (
    <Part title={title}>
      <address className="[line-height:1.5] not-italic">
        <Lines lines={[business.legalName, street, `${town}, ${county}`, postcode]} />
      </address>
      <p className="text-slate">{text}</p>
    </Part>
  )
}

function Directions({ directions: { title, text, google, waze } }: Pick<Props, 'directions'>) {
  const here = `${business.position.latitude},${business.position.longitude}`
  const apps = [
    { id: 'google_maps', href: `https://www.google.com/maps/dir/?api=1&destination=${here}`, label: google },
    { id: 'waze', href: `https://waze.com/ul?ll=${here}&navigate=yes`, label: waze },
  ]
  return (
    <Part title={title}>
      <p className="text-slate">{text}</p>
      <ul className="grid gap-xs">
        {apps.map(({ id, href, label }) => (
          <li key={id} className="grid">
            <a className={buttonClass('ghost')} href={href} target="_blank" rel="noopener" data-directions={id}>
              <Icon of={Navigation} size={18} className="shrink-0" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={`grid content-start gap-s ${className}`}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
