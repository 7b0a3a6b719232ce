import * as z from 'zod'
import * as f from './fields.ts'

/** Empty until the owner confirms that a stand-in has been replaced; then the date on which they did. */
export const confirmation = (title?: string, description?: string, place?: string) =>
  z
    .union([z.literal(''), z.iso.date()], 'Leave this empty, or give the date such as 2026-12-01')
    .meta({ title, description, place })

/** The kinds of content that are invented until the owner confirms that they have been replaced. */
export const samples = f.fields({
  rating: confirmation('Google rating', 'The stars and the number of reviews on Google', 'business:rating'),
  reviews: confirmation('Reviews', 'The DMCC Act 2024 forbids publishing invented reviews.', 'reviews:reviews'),
  history: confirmation('History', 'The story and the milestones', 'about'),
  stats: confirmation('Figures', 'Also the figures on the service pages'),
  projects: confirmation('Projects', 'The projects described on service pages', 'services/structural-steel-london'),
  gallery: confirmation(
    'The renders that are left',
    'They stay for now. The caption of each says “3D render”.',
    'pictures',
  ),
  workedPrices: confirmation('Worked prices', 'The three jobs and their prices', 'worked-prices'),
  prices: confirmation('Prices in texts'),
  software: confirmation('Software', 'The programs on the 3D modelling page', 'services/3d-modeling-services'),
  steelHandling: confirmation('Vehicles, bars and baths', '', 'steel-handling'),
  steelRates: confirmation('Rates of the steel list', '', 'steel-rates'),
  trade: confirmation('Terms for contractors', 'What About tells main contractors', 'about:contractors'),
})

/** What the owner has confirmed to be the firm's own. Only `npm run edit` and the owner write this file. */
export const confirmations = f.fields({
  facts: f.group('Facts of the firm', {
    name: confirmation('Trading name and logo', '', 'business:name|logoLines'),
    legal: confirmation(
      'Registered name, company number and VAT number',
      '',
      'business:legalName|registeredIn|companyNumber|vatNumber',
    ),
    phone: confirmation('Telephone'),
    whatsapp: confirmation('WhatsApp'),
    email: confirmation('Email'),
    address: confirmation('Address, and its position on the map', '', 'business:address|position'),
    social: confirmation('Social media'),
    google: confirmation(
      'Google listing, and the link for writing a review',
      '',
      'business:googleListing|googleReview',
    ),
    insurance: confirmation('Insurance', 'As on the policies. What you leave empty is not shown.'),
    certificates: confirmation('Certificates', 'All that you hold. The others stay empty.'),
    openingHours: confirmation('Opening hours', '', 'opening-hours:hours'),
    website: confirmation('Address of this website'),
    analytics: confirmation('Google Analytics', 'Empty if you do not count visitors', 'business:analyticsId'),
  }),
  texts: z.record(z.string(), confirmation()).meta({
    title: 'Texts to be checked',
    description:
      'Safety texts, each to be checked by a competent person, and the wording of whole pages. Named by file and topic.',
  }),
})
