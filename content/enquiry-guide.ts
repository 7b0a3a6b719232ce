import data from './enquiry-guide.json' with { type: 'json' }
import { read } from './read.ts'

/** Next to the enquiry forms: who reads an enquiry, how soon, and what to attach. */
export const enquiryGuide = read('enquiry-guide', data)
