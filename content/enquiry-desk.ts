import data from './enquiry-desk.json' with { type: 'json' }
import { readWithFacts } from './read-with-facts.ts'
import thankYouData from './thank-you.json' with { type: 'json' }

/** Text of the emails and pages that the server sends when direct delivery is on. {braces} are filled in. */
export const { mail: enquiryMail, acknowledgement, errors: deskErrors } = readWithFacts('enquiry-desk', data)

/** The page after an enquiry. The email to the visitor repeats its next steps. */
export const thankYou = readWithFacts('thank-you', thankYouData)
