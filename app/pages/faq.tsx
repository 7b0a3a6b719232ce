import { useLoaderData } from 'react-router'
import { FaqReader } from '#app/features/faq/faq-reader.tsx'
import { TalkBand } from '#app/sections/talk-band.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { faqEntity } from '#app/seo/faq-entity.ts'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { PageStyles } from '#app/styles/page-styles.tsx'
import { faq } from '#content/faq.ts'

export function loader() {
  const { seo, ...page } = faq
  return {
    page,
    head: pageHead({ path: '/faq', seo, type: 'FAQPage', page: { mainEntity: faqEntity(faq.categories) } }),
  }
}

export const meta = headFromLoader

export default function FaqPage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <PageStyles name="faq" />
      <TitleHead {...page.hero} />
      <section className="pt-[clamp(2rem,5vw,4rem)] pb-[clamp(3.25rem,7.5vw,7rem)]">
        <div className="wrap">
          <FaqReader categories={page.categories} label={page.contents} />
        </div>
      </section>
      <TalkBand {...page.stillAsking} tone="sand" />
    </>
  )
}
