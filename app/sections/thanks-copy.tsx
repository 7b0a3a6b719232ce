import { Button } from '#app/ui/button.tsx'
import type { thankYou } from '#content/thank-you.ts'

/** Copies the full text of the mail draft; where the browser refuses, shows it selected (`behaviours/thank-you.ts`). */
export function ThanksCopy({ copy }: { copy: (typeof thankYou)['copy'] }) {
  return (
    <div className="thanks-copy" data-copied={copy.copied} data-refused={copy.refused}>
      <Button look="ghost" size="small">
        {copy.action}
      </Button>
      <p role="status" className="text-small" />
      <label className="grid w-full max-w-measure gap-2xs text-small font-semibold" hidden>
        {copy.textLabel}
        <textarea className="border border-ink bg-mill font-normal" readOnly />
      </label>
    </div>
  )
}
