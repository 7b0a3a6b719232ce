import { business } from '#content/business.ts'
import { OpeningHours } from './opening-hours.tsx'

export function TopBar() {
  return (
    <div className="bg-ink text-note text-frost" data-ground="dark" data-print="hide">
      <div className="page-width flex min-h-7 items-center md:min-h-8 gap-s">
        <a className="hidden hover:text-white md:block" href={business.phone.href}>
          {business.phone.display}
        </a>
        <a className="hidden hover:text-white md:block" href={`mailto:${business.email}`}>
          {business.email}
        </a>
        <OpeningHours />
      </div>
    </div>
  )
}
