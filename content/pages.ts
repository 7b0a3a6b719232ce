/**
 * The pages that are no services, in sitemap order: light enough for the browser. All pages together are in navigation.ts,
 * which brings the services along and is for what is rendered beforehand.
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

/** They stand behind the services. */
export const closingPages = {
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/accessibility-statement': 'Accessibility Statement',
  '/sitemap': 'Sitemap',
  '/thank-you': 'Thank You',
} as const

/** Pages that frame another site (the map): their own document alone has a policy that allows it. */
export const framingPaths: readonly string[] = ['/contact']
