/** Our server takes enquiries here: POST, multipart/form-data. */
export const enquiryPath = '/api/enquiries'

/** The page after an enquiry; it shows the server's reference, if there is one. */
export function thankYouAddress(reference: string): string {
  return reference === '' ? '/thank-you' : `/thank-you?ref=${encodeURIComponent(reference)}`
}
