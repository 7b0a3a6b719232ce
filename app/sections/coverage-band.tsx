import { ArrowRight } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { contactPage } from '#content/page-content.ts'
import { Band } from './band.tsx'
import { SectionHead } from './section-head.tsx'
import './place-lists.css'

/** The places we work in, with the way to the areas page. */
export function CoverageBand({ coverage }: Pick<typeof contactPage, 'coverage'>) {
  return (
    <Band className="pt-0!" labelledBy="coverage-title">
      <SectionHead {...coverage} id="coverage-title" />
      <div className="ruled-cells place-lists bg-mill md:grid-cols-3">
        {coverage.lists.map(({ title, places }) => (
          <div key={title} className="p-cell">
            <h3>{title}</h3>
            <ul className="max-sm:dot-run">
              {places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <a href={coverage.more.href} className="link-standalone mt-s">
        {coverage.more.label}
        <Icon of={ArrowRight} size={18} />
      </a>
    </Band>
  )
}
