import { initConsent } from './consent.ts'
import { initCrashScreen } from './crash-screen.ts'
import { showTodaysDate } from './last-updated.ts'
import { initMenus } from './menus.ts'
import { showOfficeHours } from './opening-state.ts'
import { initPictures } from './pictures.ts'
import { initReports } from './reports.ts'
import { initBackToTop } from './scroll-to-top.ts'
import { showToasts } from './toasts.ts'
import { initWhatsAppLinks } from './whatsapp.ts'

declare const __ASKS_CONSENT__: boolean

// What every page does by itself. Islands share no module with this one, or it would no longer fit into the HTML.
initCrashScreen()
// Before the visit is reported, which takes the tag that an agreement has brought.
if (__ASKS_CONSENT__) initConsent()
initReports()
initPictures()
showToasts()
initWhatsAppLinks()
initMenus()
showOfficeHours()
showTodaysDate()
initBackToTop()
