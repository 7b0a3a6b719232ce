import { serviceCopy } from '#content/service-copy.ts'
import { type ServicePath, serviceByPath } from '#content/services/index.ts'
import { Band } from './band.tsx'
import { SectionHead } from './section-head.tsx'
import { ServiceCards } from './service-cards.tsx'

/** Three services that go with this one. */
export function RelatedServices({ paths }: { paths: readonly ServicePath[] }) {
  const cards = paths.map((path) => {
    const { hero, name, summary } = serviceByPath(path)
    return { href: path, title: name, text: summary, picture: hero.picture, note: hero.pictureNote }
  })
  return (
    <Band labelledBy="related-title">
      <SectionHead mark={serviceCopy.relatedMark} title={serviceCopy.relatedTitle} id="related-title" />
      <ServiceCards cards={cards} more={serviceCopy.more} />
    </Band>
  )
}
