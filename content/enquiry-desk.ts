import data from './enquiry-desk.json' with { type: 'json' }
import { readContent } from './read-content.ts'

/** Text of the emails and pages that the server sends when direct delivery is on. {braces} are filled in. */
export const { mail: enquiryMail, acknowledgement, errors: deskErrors } = readContent('enquiry-desk', data)
