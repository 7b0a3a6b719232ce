import { mindConsent } from './consent.ts'
import { initCrashScreen } from './crash-screen.ts'
import { dateToday } from './last-updated.ts'
import { mindMenus } from './menus.ts'
import { showOfficeHours } from './opening-state.ts'
import { initPictures } from './pictures.ts'
import { initReports } from './reports.ts'
import { offerWayToTop } from './scroll-to-top.ts'
import { showToasts } from './toasts.ts'
import { openChatsInApp } from './whatsapp.ts'

declare const __ASKS_CONSENT__: boolean

// What every page does by itself. Islands share no module with this one, or it would no longer fit into the HTML.
initCrashScreen()
// Before the visit is reported, which takes the tag that an agreement has brought.
if (__ASKS_CONSENT__) mindConsent()
initReports()
initPictures()
showToasts()
openChatsInApp()
mindMenus()
showOfficeHours()
dateToday()
offerWayToTop()
