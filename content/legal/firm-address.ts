import { business } from '../business.ts'
import type { Inline } from '../page-copy.ts'

const { street, town, county, postcode } = business.address

/** The firm's address on one line, for sentences. */
export const postalAddress = `${street}, ${town}, ${county} ${postcode}`

export const emailLink: Inline = { text: business.email, href: `mailto:${business.email}` }

/** The same address with the subject of the letter filled in. */
export function emailLinkAbout(subject: string): Inline {
  return { text: business.email, href: `mailto:${business.email}?subject=${encodeURIComponent(subject)}` }
}
