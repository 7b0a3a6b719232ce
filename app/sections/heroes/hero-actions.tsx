import { quoteFormId } from '#app/browser/quote-form.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { business, callLabel } from '#content/business.ts'
import { siteCopy } from '#content/site-copy.ts'

/**
 * The two actions at the top of a page: a form or the calculator, and a call. The button says the number only where the header
 * next to it does not.
 */
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
