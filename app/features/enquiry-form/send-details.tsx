import { toast } from '#app/browser/page-events.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { detailsCopy } from '#content/interactive/enquiry-details.ts'
import type { EnquiryDetails } from '#domain/enquiry-details.ts'
import { addDetails } from './add-details.ts'

type Props = { look: 'primary' | 'ghost'; details: EnquiryDetails | undefined }

/** A link to the page's quote form that adds the details to it. Disabled without details, hidden without script. */
export function SendDetails({ look, details }: Props) {
  return (
    <a
      className={`${buttonClass(look)} noscript:hidden`}
      href={details && '#get-quote'}
      role={details ? undefined : 'link'}
      aria-disabled={!details || undefined}
      onClick={() => details && send(details)}
    >
      {detailsCopy.send}
    </a>
  )
}

function send(details: EnquiryDetails): void {
  if (addDetails(details)) toast({ tone: 'success', title: detailsCopy.sent, text: detailsCopy.next })
}
