import { Button } from '#app/ui/button.tsx'
import { consentCopy as copy } from '#content/page-content.ts'
import { analyticsId } from '#content/site.ts'
import './consent-question.css'

/** Asks whether visits may be counted; `behaviours/consent.ts` shows it and acts on the answer. */
export function ConsentQuestion() {
  return (
    <>
      <p
        role="status"
        className="sr-only"
        data-print="hide"
        data-asking={copy.title}
        data-granted={copy.state.granted}
        data-denied={copy.state.denied}
      />
      <section
        tabIndex={-1}
        className="consent-question bg-ink text-white"
        aria-label={copy.label}
        data-analytics-id={analyticsId}
        data-ground="dark"
        data-print="hide"
        hidden
      >
        <p className="weight-600">{copy.title}</p>
        <p className="text-small text-mist">
          {copy.text} <span data-consent-state />{' '}
          <a href={copy.more.href} className="link-inline">
            {copy.more.label}
          </a>
        </p>
        <div className="grid grid-cols-2 gap-xs">
          <Button size="small" value="granted">
            {copy.accept}
          </Button>
          <Button size="small" value="denied">
            {copy.reject}
          </Button>
        </div>
      </section>
    </>
  )
}
