/** Where the firm's own server takes enquiries: POST, as multipart/form-data. */
export const enquiryPath = '/api/enquiries'

/** The page that follows an enquiry; it shows the server's reference, where there is one. */
export function thankYouAddress(reference: string): string {
  return reference === '' ? '/thank-you' : `/thank-you?ref=${encodeURIComponent(reference)}`
}
