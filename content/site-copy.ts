/** Labels of header, footer and buttons. */
export const siteCopy = {
  /** After a rating, for screen readers. */
  outOfStars: 'out of 5 stars',
  skipLink: 'Skip to main content',
  servicesLabel: 'Services',
  /** The last row of the Services menu. */
  allPrices: 'All prices: calculator',
  menuLabel: 'Menu',
  /** Names of regions that only screen readers say. */
  mainNavigation: 'Main',
  mobileNavigation: 'Mobile',
  quickContact: 'Quick contact',
  callNow: 'Call Now',
  getQuote: 'Get Quote',
  /** Where the header shows the number. */
  callUs: 'Call us',
  whatsapp: 'WhatsApp',
  whatsappLabel: 'Chat on WhatsApp',
  whatsappWeb: 'Open WhatsApp on the web',
  scrollToTop: 'Back to top',
  /** Before the title of a message that can be dismissed. */
  dismiss: 'Dismiss:',
  breadcrumbLabel: 'Breadcrumb',
  servicesCrumb: 'Services',
  footerServices: 'Services',
  footerAreas: 'Areas we serve',
  footerContact: 'Contact',
} as const

/** The crash screen. Title, text and both labels are word for word from spec 2, with its straight apostrophe. */
export const crash = {
  title: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Our team has been notified.",
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  help: 'Need immediate assistance?',
} as const
