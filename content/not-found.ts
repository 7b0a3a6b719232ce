import { business, callLabel } from './business.ts'
import { missingPageLabel, notFoundServices, type PagePath, pageLabel } from './navigation.ts'
import type { Action, Seo } from './page-copy.ts'

export type NotFoundPage = {
  seo: Omit<Seo, 'keywords'>
  title: string
  /** Above the title. */
  mark: string
  text: string
  /** Text alternative of the drawing. */
  drawing: { alt: string }
  home: Action
  /** Goes one page back in the browser's history. */
  back: { label: string }
  call: Action
  services: { title: string; links: readonly { path: PagePath; label: string }[] }
}

export const notFound: NotFoundPage = {
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
    title: 'Perhaps you were looking for one of these',
    links: notFoundServices.map((path) => ({ path, label: pageLabel(path) })),
  },
}
