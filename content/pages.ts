/**
 * The pages that are not services, in sitemap order. Browser code can import this file. navigation.ts has all pages, but it
 * imports the copy of every service.
 */
export const companyPages = {
  '/': 'Home',
  '/about': 'About',
  '/gallery': 'Gallery',
  '/reviews': 'Reviews',
  '/areas-we-serve': 'Areas We Serve',
  '/calculator': 'Calculator',
  '/contact': 'Contact',
  '/faq': 'FAQ',
} as const

/** They come after the services. */
export const closingPages = {
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/accessibility-statement': 'Accessibility Statement',
  '/sitemap': 'Sitemap',
  '/thank-you': 'Your Enquiry',
} as const

/** Pages that frame another site (the map). Only their policy allows it. */
export const framingPaths: readonly string[] = ['/contact']
