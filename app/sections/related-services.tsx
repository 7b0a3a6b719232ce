import type { LinkCard } from '#content/page-copy.ts'
import { Band } from './band.tsx'
import { SectionHead } from './section-head.tsx'
import { ServiceCards } from './service-cards.tsx'

type Props = { mark: string; title: string; more: string; cards: readonly LinkCard[] }

/** Three services that go with this one. */
export function RelatedServices({ mark, title, more, cards }: Props) {
  return (
    <Band labelledBy="related-title">
      <SectionHead mark={mark} title={title} id="related-title" />
      <ServiceCards cards={cards} more={more} />
    </Band>
  )
}
