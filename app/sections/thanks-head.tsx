import { directDelivery } from '#content/site.ts'
import type { ThankYouPage } from '#content/thank-you.ts'
import { TitleHead } from './title-head.tsx'

/**
 * What has happened: a draft waits in the visitor's mail program or, with direct delivery, the enquiry has been delivered.
 * Then `behaviours/thank-you.ts` puts in the reference that the address carries, and shows the other head without one.
 */
export function ThanksHead({ page }: { page: ThankYouPage }) {
  if (!directDelivery) return <TitleHead {...page.hero} />
  return (
    <>
      <div data-thanks="delivered">
        <TitleHead {...page.deliveredHero}>
          <p className="thanks-reference border border-ink bg-mill px-5 py-4" hidden>
            <span className="note block text-slate">{page.referenceLabel}</span>
            <b className="display text-[1.6rem]" />
          </p>
        </TitleHead>
      </div>
      <div data-thanks="draft" hidden>
        <TitleHead {...page.hero} />
      </div>
    </>
  )
}
