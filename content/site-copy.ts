import { stats } from './stats.ts'

/** The copy of header, footer and buttons. */
export const siteCopy = {
  /** After a rating, for screen readers. */
  outOfStars: 'out of 5 stars',
  skipLink: 'Skip to main content',
  servicesLabel: 'Services',
  menuLabel: 'Menu',
  /** Names of regions that only screen readers say. */
  mainNavigation: 'Main',
  mobileNavigation: 'Mobile',
  quickContact: 'Quick contact',
  callNow: 'Call Now',
  getQuote: 'Get Quote',
  whatsappLabel: 'Chat on WhatsApp',
  whatsappWeb: 'Open WhatsApp on the web',
  scrollToTop: 'Back to top',
  /** Before the title of a message that can be dismissed. */
  dismiss: 'Dismiss:',
  breadcrumbLabel: 'Breadcrumb',
  servicesCrumb: 'Services',
  footerBlurb:
    'Steel fabrication and installation from Gravesend on the Thames. One firm models, cuts, welds and bolts up your steel, for homeowners, builders and industry.',
  footerServices: 'Services',
  footerAreas: 'Areas we serve',
  footerContact: 'Contact',
  emergency: {
    title: 'Steel failed on site?',
    text: `Call us, day or night. Within ${stats.emergency.radius} of the yard our target is ${stats.emergency.near} to the first person on site.`,
  },
} as const
