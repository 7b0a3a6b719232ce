import { initAnalyticsEvents } from './analytics-events.ts'
import { initConsent } from './consent.ts'
import { initCrashScreen } from './crash-screen.ts'
import { showTodaysDate } from './last-updated.ts'
import { initMenus } from './menus.ts'
import { showOfficeHours } from './office-hours.ts'
import { initPictures } from './pictures.ts'
import { initBackToTop } from './scroll-to-top.ts'
import { showToasts } from './toasts.ts'
import { initWhatsAppLinks } from './whatsapp.ts'

declare const __ASKS_CONSENT__: boolean

// Islands must not import these modules, because Astro inlines only scripts that share no module with another.
initCrashScreen()
// Before the page view is reported, because consent loads the tag that reports it.
if (__ASKS_CONSENT__) initConsent()
initAnalyticsEvents()
initPictures()
showToasts()
initWhatsAppLinks()
initMenus()
showOfficeHours()
showTodaysDate()
initBackToTop()
