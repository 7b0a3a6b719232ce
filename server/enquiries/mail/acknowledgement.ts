import { noteTry } from '#server/enquiries/store/inbox.ts'
import type { Delivery } from '#server/enquiries/store/stored-enquiry.ts'
import { acknowledgementEmail } from './enquiry-email.ts'
import { type DeliveryTools, messageId, trySending } from './mailer.ts'

const dailyLimit = 3
/** Milliseconds. */
const day = 24 * 60 * 60_000
const triedFor = 3 * day

/** Says whether a delivery is one of the first three of the day to its address; a retry is. In memory, like the limits of requests. */
export function acknowledgementLimit(): (delivery: Delivery) => boolean {
  let allowed: { id: string; mailbox: string; at: number }[] = []
  return ({ id, content }) => {
    const now = Date.now()
    allowed = allowed.filter(({ at }) => now - at < day)
    if (allowed.some((one) => one.id === id)) return true
    // Capitals and a tag after "+" do not make another mailbox.
    const mailbox = content.enquiry.email.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@')
    if (allowed.filter((one) => one.mailbox === mailbox).length >= dailyLimit) return false
    allowed.push({ id, mailbox, at: now })
    return true
  }
}

/**
 * Tells the visitor that we have the enquiry, unless three enquiries of the day named the same address: nobody has proved that it is
 * theirs. Throws when the mail should be tried again.
 */
export async function acknowledge(delivery: Delivery, tools: DeliveryTools): Promise<void> {
  const { config, database, log, mayAcknowledge } = tools
  if (!mayAcknowledge(delivery)) {
    log.warn({ reference: delivery.reference }, 'acknowledgement held back: three went to this address within a day')
    return
  }
  const mail = {
    ...acknowledgementEmail(delivery),
    to: delivery.content.enquiry.email,
    replyTo: config.to,
    messageId: messageId(delivery, '', config.from),
    // RFC 3834: no automatic replies to this mail.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
  const refusal = await trySending(mail, delivery, null, tools)
  if (!refusal) return noteTry(database.sql, delivery.id)
  // Most likely a mistyped address; the office has the enquiry.
  if (!refusal.permanent && Date.now() - delivery.receivedAt.getTime() < triedFor) throw refusal
}
