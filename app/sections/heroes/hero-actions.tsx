import { quoteFormId } from '#app/browser/quote-form.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { business, callLabel } from '#content/business.ts'
import { siteCopy } from '#content/site-copy.ts'

/** The links at the top of a page, to a form or the calculator and to a call. Wide screens show the number in the header. */
export function HeroActions({ label, href = `#${quoteFormId}` }: { label: string; href?: string }) {
  return (
    <div className="action-row action-row--hero">
      <ActionLink action={{ label, href }} />
      <a className={buttonClass('ghost')} href={business.phone.href}>
        <span className="md:hidden">{callLabel}</span>
        <span className="max-md:hidden">{siteCopy.callUs}</span>
      </a>
    </div>
  )
}
