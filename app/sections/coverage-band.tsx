import { ArrowRight } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { contactPage } from '#content/contact.ts'
import { Band } from './band.tsx'
import { PlaceLists } from './place-lists.tsx'
import { SectionHead } from './section-head.tsx'

/** The places we work in, with the way to the areas page. */
export function CoverageBand({ coverage }: Pick<typeof contactPage, 'coverage'>) {
  return (
    <Band className="pt-0!" labelledBy="coverage-title">
      <SectionHead {...coverage} id="coverage-title" />
      <PlaceLists lists={coverage.lists} />
      <a href={coverage.more.href} className="link-standalone mt-s">
        {coverage.more.label}
        <Icon of={ArrowRight} size={18} />
      </a>
    </Band>
  )
}
