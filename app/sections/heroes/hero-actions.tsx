import { ActionLink } from '#app/ui/action-link.tsx'
import { CallLink } from './call-link.tsx'

/** The two ways on from the top of a page: a form or the calculator, and the number. */
export function HeroActions({ label, href = '#get-quote' }: { label: string; href?: string }) {
  return (
    <div className="action-row action-row--hero">
      <ActionLink action={{ label, href }} />
      <CallLink />
    </div>
  )
}
