import { business } from '#content/business.ts'
import { OpeningHours } from './opening-hours.tsx'

export function TopBar() {
  return (
    <div className="bg-ink text-[.8125rem] text-frost md:text-sm" data-ground="dark" data-print="hide">
      <div className="wrap flex min-h-10 items-center gap-5">
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
