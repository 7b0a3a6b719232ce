import { directDelivery } from '#content/site.ts'
import type { ThankYouPage } from '#content/thank-you.ts'
import { TitleHead } from './title-head.tsx'

/**
 * What has happened, in words and as a docket: a draft waits in the visitor's mail program or, with direct delivery, the
 * enquiry has been delivered. Then `behaviours/thank-you.ts` puts in the reference that the address carries, and shows the
 * other head without one.
 */
export function ThanksHead({ page }: { page: ThankYouPage }) {
  const draft = (
    <TitleHead {...page.hero}>
      <Docket docket={page.docket} />
    </TitleHead>
  )
  if (!directDelivery) return draft
  return (
    <>
      <div data-thanks="delivered">
        <TitleHead {...page.deliveredHero}>
          <Docket docket={page.deliveredDocket} reference={page.referenceLabel} />
        </TitleHead>
      </div>
      <div data-thanks="draft" hidden>
        {draft}
      </div>
    </>
  )
}

/** A title block with what is known of the enquiry; its reference is filled in by the page's behaviour. */
function Docket({ docket, reference }: { docket: ThankYouPage['docket']; reference?: string }) {
  return (
    <div className="border border-ink bg-mill">
      <h2 className="note border-b border-ink px-5 py-3">{docket.title}</h2>
      {reference ? (
        <p className="thanks-reference border-b border-rule px-5 py-4" hidden>
          <span className="note block text-slate">{reference}</span>
          <b className="display text-figure" />
        </p>
      ) : null}
      <dl className="grid">
        {docket.lines.map(([label, text]) => (
          <div
            key={label}
            className="grid gap-x-4 border-b border-rule px-5 py-3 last:border-b-0 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="note pt-1 text-slate">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
