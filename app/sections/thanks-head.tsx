import { Button } from '#app/ui/button.tsx'
import type { thankYou } from '#content/enquiry-desk.ts'
import { directDelivery } from '#content/site.ts'

type Page = typeof thankYou

const stateLayout = 'grid gap-x-columns gap-y-s lg:grid-cols-(--split-7)'

/**
 * "Thank you", then what is known of the enquiry: delivered to our server, a draft in the visitor's email app, or nothing
 * because the page was opened directly. `behaviours/thank-you.ts` shows the one that applies. Without script the page follows a
 * plain form that our server has taken or, without direct delivery, was opened directly.
 */
export function ThanksHead({ page }: { page: Page }) {
  return (
    <section className="pt-[calc(var(--crumb)+var(--spacing-m))]">
      <div className="page-width">
        <div className="grid gap-l line-b pb-xl">
          <h1>{page.hero.title}</h1>
          {directDelivery ? (
            <div data-thanks="delivered" className={stateLayout}>
              <State {...page.delivered} />
              <p data-thanks-part="reference" className="line-box self-start bg-mill p-s" hidden>
                <span className="note-text block text-slate">{page.referenceLabel}</span>
                <b className="display-text text-subheading" />
              </p>
              <div data-thanks-part="sent" className="grid content-start gap-xs" hidden>
                <h3>{page.sent.title}</h3>
                <p className="max-w-measure text-slate">{page.sent.text}</p>
                <pre className="rule-box bg-mill p-s font-text text-small whitespace-pre-wrap wrap-anywhere" />
              </div>
            </div>
          ) : null}
          <div data-thanks="draft" className={stateLayout} hidden>
            <State {...page.draft} />
            <DraftTools page={page} />
          </div>
          <p data-thanks="opened" hidden={directDelivery} className="max-w-measure text-slate">
            {page.opened}
          </p>
        </div>
      </div>
    </section>
  )
}

function State({ title, lead }: Page['draft']) {
  return (
    <div>
      <h2 className="text-subheading">{title}</h2>
      <p className="mt-s max-w-measure text-slate">{lead}</p>
    </div>
  )
}

/** What the visitor needs to finish the draft: its text to copy, shown selected where the browser refuses, and the names of the files. */
function DraftTools({ page: { copy, filesToAttach } }: { page: Page }) {
  return (
    <div>
      <div
        data-thanks-part="copy"
        className="grid justify-items-start gap-xs max-lg:pt-s"
        data-copied={copy.copied}
        data-refused={copy.refused}
      >
        <Button look="ghost" size="small">
          {copy.action}
        </Button>
        <p role="status" className="text-small" />
        <label className="grid w-full max-w-measure gap-2xs text-small weight-600" hidden>
          {copy.textLabel}
          <textarea className="line-box min-h-48 bg-mill p-xs weight-400" readOnly />
        </label>
      </div>
      <div data-thanks-part="files" className="pt-s wrap-anywhere" hidden>
        <h3>{filesToAttach}</h3>
        <ul className="mt-3xs list-disc pl-s" />
      </div>
    </div>
  )
}
