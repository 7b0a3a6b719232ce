import { paths } from '#content/navigation.ts'

/** Every page of the site, and one address that has none. */
export const everyPath = [...paths, '/no-such-page']

/** One page of each kind. */
export const pageKinds = [
  '/',
  '/steel-beam-installation',
  '/steel-staircase-installation',
  '/steel-fabrication-kent',
  '/areas-we-serve',
  '/calculator',
  '/contact',
  '/faq',
  '/gallery',
  '/about',
  '/privacy-policy',
]
