import data from './business.json' with { type: 'json' }
import openingHoursData from './opening-hours.json' with { type: 'json' }
import { readTyped } from './read-typed.ts'

const { phone, whatsapp, insurance, ...firm } = readTyped('business', data)

/** The firm's office hours, the days it is closed, and exceptions to both. Day 0 is Sunday; times are local, 24-hour. */
export const openingHours = readTyped('opening-hours', openingHoursData)

/** A UK number as links write it: +44 in place of the first 0, without spaces. */
const international = (number: string) => `+44${number.replaceAll(' ', '').slice(1)}`

const { publicLiability, employersLiability, professionalIndemnity } = insurance
const spelled = (millions: number | undefined) => (millions ? `£${millions}\u00a0million` : '')

/** The firm's own facts, from business.json and opening-hours.json. `npm run launch-check` lists the stand-ins among them. */
export const business = {
  ...firm,
  phone: { display: phone, href: `tel:${international(phone)}`, international: international(phone) },
  /** `number` as wa.me writes it, without the plus sign. */
  whatsapp: { ...whatsapp, number: international(whatsapp.display).slice(1) },
  insurance: {
    publicLiability: {
      cover: spelled(publicLiability.millions),
      short: `£${publicLiability.millions}M`,
      insurer: publicLiability.insurer,
    },
    employersLiability: { short: `£${employersLiability.millions}M` },
    professionalIndemnity: {
      cover: spelled(professionalIndemnity.millions),
      sum: spelled(professionalIndemnity.millions) || '(sum to be entered)',
      insurer: professionalIndemnity.insurer,
    },
  },
}

/** The certificates that the firm holds: those with a number, or all of them while none has one yet. */
export function heldCertificates(certificates = business.certificates) {
  const names = Object.keys(certificates) as (keyof typeof certificates)[]
  const held = names.filter((name) => certificates[name].number !== '')
  return held.length > 0 ? held : names
}

/** The label of a link that calls the firm, without the number and with it. */
export const callWord = 'Call'
export const callLabel = `${callWord} ${business.phone.display}`

const { street, town, county, postcode } = business.address

/** The firm's address on two lines, for a column. */
export const addressLines = [`${street},`, `${town}, ${county} ${postcode}`] as const

/** The same on one line, for sentences. */
export const postalAddress = addressLines.join(' ')

/** The company details that the law requires on every page. */
export const legalLine = `${business.legalName}. Registered in ${business.registeredIn}, company number ${business.companyNumber}. Registered office: ${postalAddress}. VAT number ${business.vatNumber}.`
