import { buttonClass } from '#app/ui/button.tsx'
import { business, callLabel } from '#content/business.ts'

/** The two ways on from a service page's opening: its quote form, and the number. */
export function ServiceActions({ action }: { action: string }) {
  return (
    <div className="action-row max-sm:gap-2xs max-sm:*:px-xs max-sm:*:text-small">
      <a className={buttonClass('primary')} href="#get-quote">
        {action}
      </a>
      <a className={buttonClass('ghost')} href={business.phone.href}>
        {callLabel}
      </a>
    </div>
  )
}
