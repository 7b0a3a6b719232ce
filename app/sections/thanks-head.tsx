import { Mailbox } from '#app/ui/mailbox.tsx'
import { business } from '#content/business.ts'
import { directDelivery } from '#content/site.ts'
import type { thankYou } from '#content/thank-you.ts'
import { ThanksCopy } from './thanks-copy.tsx'
import { TitleHead } from './title-head.tsx'
import './thanks.css'

/**
 * The head for each state of the enquiry: delivered to our server, a draft in the visitor's email app, or none known because
 * the page was opened directly. `behaviours/thank-you.ts` shows the one that applies. Without script the page follows a plain
 * form that our server has taken or, without direct delivery, was opened directly.
 */
export function ThanksHead({ page }: { page: typeof thankYou }) {
  return (
    <>
      {directDelivery ? (
        <div data-thanks="delivered">
          <TitleHead size="page" {...page.deliveredHero}>
            <Docket docket={page.deliveredDocket} reference={page.referenceLabel} />
          </TitleHead>
        </div>
      ) : null}
      <div data-thanks="draft" hidden>
        <TitleHead size="page" {...page.draftHero} underLead={<DraftTools page={page} />}>
          <Docket docket={page.draftDocket} />
        </TitleHead>
      </div>
      <div data-thanks="opened" hidden={directDelivery}>
        <TitleHead size="page" {...page.hero} />
      </div>
    </>
  )
}

/** What the visitor needs to finish the draft. The page's behaviour fills in the names of the files. */
function DraftTools({ page }: { page: typeof thankYou }) {
  return (
    <>
      <ThanksCopy copy={page.copy} />
      <div className="thanks-files" hidden>
        <h2 className="text-body">{page.filesToAttach}</h2>
        <ul />
      </div>
    </>
  )
}

/** What is known of the enquiry, as a title block. The page's behaviour fills in the reference. */
function Docket({
  docket,
  reference,
}: {
  docket: (typeof thankYou)['draftDocket' | 'deliveredDocket']
  reference?: string
}) {
  return (
    <div className="border border-ink bg-mill">
      <h2 className="note-text border-b border-ink px-s py-xs">{docket.title}</h2>
      {reference ? (
        <p className="thanks-docket__reference border-b border-rule px-s py-s" data-firm={business.name} hidden>
          <span className="note-text block text-slate">{reference}</span>
          <b className="display-text text-subheading" />
        </p>
      ) : null}
      <dl className="grid">
        {docket.lines.map(({ label, value }) => (
          <div key={label} className="thanks-docket__line border-b border-rule">
            <dt className="note-text text-slate">{label}</dt>
            <dd className="font-semibold">{value === business.email ? <Mailbox address={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
