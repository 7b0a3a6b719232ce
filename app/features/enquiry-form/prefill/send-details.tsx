import { toast } from '#app/browser/page-events.ts'
import { quoteFormId } from '#app/browser/quote-form.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { detailsCopy } from '#content/interactive/enquiry-details.ts'
import { descriptionField, type EnquiryDetails, textWithDetails } from '#domain/enquiry-details.ts'
import { writeQuoteField } from './draft-store.ts'

/** A link to the page's quote form that adds the details to it. Hidden without script. */
export function SendDetails({ details, className }: { details: EnquiryDetails; className: string }) {
  return (
    <a
      className={`${buttonClass('ghost')} ${className} noscript:hidden`}
      href={`#${quoteFormId}`}
      onClick={() => send(details)}
    >
      {detailsCopy.send}
    </a>
  )
}

/** Adds details to the description, below the typed or kept text. */
function send(details: EnquiryDetails): void {
  if (!writeQuoteField(descriptionField.quote, (typed) => textWithDetails(typed, details))) return
  toast({ tone: 'success', title: detailsCopy.sent, text: detailsCopy.next })
}
