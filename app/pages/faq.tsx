import { useLoaderData } from 'react-router'
import { FaqReader } from '#app/features/faq/faq-reader.tsx'
import { ClosingBand } from '#app/sections/closing-band.tsx'
import { TitleHead } from '#app/sections/title-head.tsx'
import { faqEntity } from '#app/seo/faq-entity.ts'
import { headFromLoader } from '#app/seo/head-from-loader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { faq } from '#content/faq.ts'

export function loader() {
  return {
    faq,
    head: pageHead({ path: '/faq', seo: faq.seo, type: 'FAQPage', page: { mainEntity: faqEntity(faq.categories) } }),
  }
}

export const meta = headFromLoader

export default function FaqPage() {
  const { faq } = useLoaderData<typeof loader>()
  return (
    <>
      <TitleHead {...faq.hero} />
      <section className="pt-[clamp(2rem,5vw,4rem)] pb-[clamp(3.25rem,7.5vw,7rem)]">
        <div className="wrap">
          <FaqReader categories={faq.categories} label={faq.contents} />
        </div>
      </section>
      <ClosingBand {...faq.stillAsking} id="still-asking" />
    </>
  )
}
