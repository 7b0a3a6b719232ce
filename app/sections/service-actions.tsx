import { buttonClass } from '#app/ui/button.tsx'
import { CallLink } from '#app/ui/call-link.tsx'

/** The two ways on from a service page's opening: its quote form, and the number. */
export function ServiceActions({ action }: { action: string }) {
  return (
    <div className="action-row max-sm:gap-2xs max-sm:*:px-xs max-sm:*:text-small">
      <a className={buttonClass('primary')} href="#get-quote">
        {action}
      </a>
      <CallLink />
    </div>
  )
}
