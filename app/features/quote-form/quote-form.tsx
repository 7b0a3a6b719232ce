import { EnquiryForm } from '#app/features/enquiry-form/enquiry-form.tsx'

/** The quote form of home and service pages; `service` preselects Service Required. */
export function QuoteForm({ service }: { service?: string }) {
  return <EnquiryForm kind="quote" service={service} />
}
