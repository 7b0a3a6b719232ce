import { business } from '../business.ts'

const { street, town, county, postcode } = business.address

/** The firm's address on two lines, for a column. */
export const addressLines = [`${street},`, `${town}, ${county} ${postcode}`] as const

/** The same on one line, for sentences. */
export const postalAddress = addressLines.join(' ')

/** The company details that the law requires on every page. */
export const legalLine = `${business.legalName}. Registered in ${business.registeredIn}, company number ${business.companyNumber}. Registered office: ${postalAddress}. VAT number ${business.vatNumber}.`
