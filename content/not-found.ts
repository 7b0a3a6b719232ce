import { business, callLabel } from './business.ts'
import { missingPageLabel, notFoundServices, pageLabel } from './navigation.ts'

export const notFound = {
  seo: {
    title: 'Page Not Found',
    description: 'There is no page at this address. Go to the home page, go back, or call us.',
  },
  title: missingPageLabel,
  mark: 'Member 404 is missing',
  text: 'The page you are looking for may have been moved or deleted, or the URL may be wrong.',
  drawing: {
    alt: 'Drawing of a steel frame with one member missing, its place dimensioned and marked 404',
  },
  home: { label: 'Go Home', href: '/' },
  back: { label: 'Go Back' },
  call: { label: callLabel, href: business.phone.href },
  services: {
    title: 'Were you looking for one of these?',
    links: notFoundServices.map((path) => ({ path, label: pageLabel(path) })),
  },
} as const
