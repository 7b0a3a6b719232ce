import { serviceCopy } from '#content/service-copy.ts'
import { serviceByPath } from '#content/services.ts'
import { Band } from './band.tsx'
import { SectionHead } from './section-head.tsx'
import { ServiceCards } from './service-cards.tsx'

/** Three services that go with this one. */
export function RelatedServices({ paths }: { paths: readonly string[] }) {
  const cards = paths.map((path) => {
    const { path: href, hero, name, summary } = serviceByPath(path)
    return { href, title: name, text: summary, picture: hero.picture, note: hero.pictureNote }
  })
  return (
    <Band labelledBy="related-title">
      <SectionHead mark={serviceCopy.relatedMark} title={serviceCopy.relatedTitle} id="related-title" />
      <ServiceCards cards={cards} more={serviceCopy.more} />
    </Band>
  )
}
