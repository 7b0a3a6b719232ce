import { buttonClass } from '#app/ui/button.tsx'
import { business, callLabel } from '#content/business.ts'
import { siteCopy } from '#content/site-copy.ts'

/** The call button of a hero. It says the number only where the header next to it does not. */
export function CallLink() {
  return (
    <a className={buttonClass('ghost')} href={business.phone.href}>
      <span className="md:hidden">{callLabel}</span>
      <span className="max-md:hidden">{siteCopy.callUs}</span>
    </a>
  )
}
