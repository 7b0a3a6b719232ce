import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestPath } from '#app/layout/use-path.ts'
import { Band } from '#app/sections/band.tsx'
import { CallBand } from '#app/sections/call-band.tsx'
import { DimensionStrip } from '#app/sections/dimension-strip.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { QuoteBand } from '#app/sections/quote-band.tsx'
import { RelatedServices } from '#app/sections/related-services.tsx'
import { ServiceSection } from '#app/sections/service-section.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { serviceNode } from '#app/seo/service-node.ts'
import { BelowFold } from '#app/ui/below-fold.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { picturesIn } from '#app/ui/picture-sources.ts'
import { business } from '#content/business.ts'
import { serviceWords } from '#content/service-words.ts'
import { type ServicePath, serviceByPath } from '#content/services/index.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const page = serviceByPath(requestPath(request) as ServicePath)
  const { seo, ...service } = page
  const related = service.related.map((path) => {
    const { hero, name, summary } = serviceByPath(path)
    return { href: path, title: name, text: summary, picture: hero.picture, note: hero.pictureNote }
  })
  return {
    service,
    related,
    words: serviceWords,
    pictures: picturesIn([service, related]),
    head: pageHead({ path: service.path, seo, nodes: [serviceNode(page)] }),
  }
}

export const meta = headFromLoader

export default function ServicePage() {
  const { service, related, words } = useLoaderData<typeof loader>()
  return (
    // A key for each service: React starts the page anew instead of carrying the last page's form over.
    <div key={service.path} className="contents">
      <PageHero {...service.hero}>
        <div className="flex flex-wrap gap-3.5">
          <a className={buttonClass('primary')} href="#get-quote">
            {service.hero.action}
          </a>
          <a className={buttonClass('ghost')} href={business.phone.href}>
            {words.callPrefix} {business.phone.display}
          </a>
        </div>
      </PageHero>
      <BelowFold>
        <Band>
          <h2 className="sr-only">{words.keyFigures}</h2>
          <DimensionStrip figures={service.keyFigures} />
        </Band>
        {service.sections.map((section, index) => (
          <ServiceSection key={section.title} section={section} id={`section-${index + 1}`} />
        ))}
        <CallBand {...service.emergencyLine} />
        <QuoteBand
          mark={words.quoteMark}
          title={service.quote.title}
          lead={service.quote.intro}
          nextTitle={words.nextTitle}
          next={service.quote.next}
          service={service.quoteService}
        />
        <RelatedServices mark={words.relatedMark} title={words.relatedTitle} more={words.more} cards={related} />
      </BelowFold>
    </div>
  )
}
