import { directDelivery, retentionDays } from './site.ts'

const days = retentionDays === 1 ? '1\u00a0day' : `${retentionDays}\u00a0days`

/** What the legal pages say of an enquiry's way to us, which the settings of the build decide. */
export const enquiryFacts = {
  keptUntil:
    retentionDays === 0
      ? 'only until our mail system has accepted them. It then deletes them'
      : `until our mail system has accepted them and for ${days} after that. It then deletes them`,
  keptFor:
    retentionDays === 0
      ? 'Until delivered; the reference and times for 30\u00a0days more'
      : `Until ${days} after delivery; the reference and times until ${Math.max(30, retentionDays)}\u00a0days after it`,
  keptWhy: retentionDays === 0 ? 'The server only passes enquiries on' : 'In case an email is lost',
  /** When a draft kept in the tab is deleted. */
  draftDeleted: directDelivery
    ? 'when our server has received the form or, at the latest, when you close the tab'
    : 'when you close the tab',
  opensMail: directDelivery ? 'The calculator’s buttons open' : 'The forms and the calculator’s buttons open',
}
