import { ArrowRight } from 'lucide'
import { useLoaderData } from 'react-router'
import { Band } from '#app/sections/band.tsx'
import { ContactBand } from '#app/sections/contact-band.tsx'
import { ContactMethods } from '#app/sections/contact-methods.tsx'
import { HotlineBand } from '#app/sections/hotline-band.tsx'
import { OfficeSheet } from '#app/sections/office-sheet.tsx'
import { PlaceLists } from '#app/sections/place-lists.tsx'
import { SectionHead } from '#app/sections/section-head.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { businessId } from '#app/seo/structured-data.ts'
import { PageStyles } from '#app/styles/page-styles.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { business } from '#content/business.ts'
import { contactPage } from '#content/contact.ts'
import { regions } from '#content/regions.ts'
import { weekHours } from '#domain/opening-hours.ts'

export function loader() {
  const { seo, ...page } = contactPage
  const graph = { mainEntity: { '@id': businessId } }
  const responses = regions.map(({ region, responseTime }) => [region, responseTime] as const)
  return {
    page,
    hours: weekHours(business.hours, business.closed),
    responses,
    head: pageHead({ path: '/contact', seo, type: 'ContactPage', page: graph }),
  }
}

export const meta = headFromLoader

export default function Contact() {
  const { page, hours, responses } = useLoaderData<typeof loader>()
  const { coverage } = page
  return (
    <>
      <PageStyles name="contact" />
      <TitleHead {...page.hero} />
      <section className="py-[clamp(2rem,4vw,3.5rem)]">
        <div className="wrap">
          <ContactMethods methods={page.methods} />
        </div>
      </section>
      <ContactBand form={page.form} next={page.next} />
      <HotlineBand {...page.hotline} />
      <Band labelledBy="office-title">
        <SectionHead mark={page.office.mark} title={page.office.title} id="office-title" />
        <OfficeSheet {...page} hours={hours} responses={responses} />
      </Band>
      <Band className="pt-0!" labelledBy="coverage-title">
        <SectionHead mark={coverage.mark} title={coverage.title} lead={coverage.lead} id="coverage-title" />
        <PlaceLists lists={coverage.lists} />
        <a href={coverage.more.href} className="more-link mt-5">
          {coverage.more.label}
          <Icon of={ArrowRight} size={18} />
        </a>
      </Band>
    </>
  )
}
