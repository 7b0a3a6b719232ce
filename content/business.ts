const phone = '01632 960118'
const whatsapp = '07700 900482'
/** Public liability, in millions of pounds. */
const publicLiability = 10

/** A UK number as links write it: +44 in place of the first 0, without spaces. */
const international = (number: string) => `+44${number.replaceAll(' ', '').slice(1)}`

/**
 * The firm's own facts: the one file a real owner changes.
 * Every value here is a stand-in until then; `npm run launch-check` lists what is left to replace.
 */
export const business = {
  name: 'Estuary Steelworks',
  logoLines: ['Estuary', 'Steelworks'],
  legalName: 'Estuary Steelworks Ltd',
  registeredIn: 'England and Wales',
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
  phone: { display: phone, href: `tel:${international(phone)}`, international: international(phone) },
  whatsapp: {
    display: whatsapp,
    /** As wa.me writes it, without the plus sign. */
    number: international(whatsapp).slice(1),
    greeting: 'Hello, I would like to ask about some steelwork.',
  },
  email: 'info@estuarysteelworks.example',
  address: {
    street: 'Unit 4, Basin Yard, Canal Road',
    town: 'Gravesend',
    county: 'Kent',
    postcode: 'DA12 2ZZ',
    country: 'GB',
  },
  position: { latitude: 51.4432, longitude: 0.3801 },
  serviceRadiusMetres: 50_000,
  /** Day 0 is Sunday; times are local, 24-hour. A day without an entry is closed. */
  hours: [
    { days: [1, 2, 3, 4, 5], label: 'Mon–Fri', opens: '07:30', closes: '17:00' },
    { days: [6], label: 'Sat', opens: '07:00', closes: '13:00' },
  ],
  closed: { label: 'Sun', word: 'closed' },
  londonDeliveryHours: '7:00–17:00',
  rating: { value: '5.0', count: 12 },
  /** `.example` hosts belong to nobody, so these links lead nowhere until the owner enters the firm's own profiles. */
  social: [
    { name: 'Facebook', href: 'https://facebook.example/estuary-steelworks' },
    { name: 'Instagram', href: 'https://instagram.example/estuary-steelworks' },
    { name: 'LinkedIn', href: 'https://linkedin.example/company/estuary-steelworks' },
  ],
  googleListing: 'https://google.example/maps/estuary-steelworks',
  googleReview: 'https://google.example/review/estuary-steelworks',
  /**
   * Empty until the owner types them from the policies. Professional indemnity covers the connections that we design, and no
   * other design: the designer of the structure carries their own.
   */
  insurance: {
    publicLiability: { cover: `£${publicLiability}\u00a0million`, short: `£${publicLiability}M`, insurer: '' },
    employersLiability: { short: '£10M' },
    professionalIndemnity: { cover: '', insurer: '' },
  },
  /** Number, issuing body and expiry stay empty until the owner types them from the certificate itself. */
  certificates: {
    'BS EN 1090': { number: '', body: '', expires: '' },
    'ISO 9001': { number: '', body: '', expires: '' },
    'ISO 3834': { number: '', body: '', expires: '' },
    'BS EN ISO 9606-1': { number: '', body: '', expires: '' },
    CHAS: { number: '', body: '', expires: '' },
    CSCS: { number: '', body: '', expires: '' },
  },
} as const

/** The label of a link that calls the firm, without the number and with it. */
export const callWord = 'Call'
export const callLabel = `${callWord} ${business.phone.display}`

export type CertificateName = keyof typeof business.certificates
