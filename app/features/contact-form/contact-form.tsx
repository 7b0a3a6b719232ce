import { EnquiryForm } from '#app/features/enquiry-form/enquiry-form.tsx'

/** The contact page's form, on the same machinery as the quote form. */
export function ContactForm() {
  return <EnquiryForm kind="contact" />
}
