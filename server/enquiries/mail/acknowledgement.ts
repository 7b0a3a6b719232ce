import { createHash } from 'node:crypto'
import { noteTry } from '#server/enquiries/store/inbox.ts'
import type { Delivery } from '#server/enquiries/store/stored-enquiry.ts'
import { acknowledgementEmail } from './enquiry-email.ts'
import { type DeliveryTools, messageId, trySending } from './mailer.ts'

const dailyLimit = 3
const limitLock = 7_204_119

/** Capitals and a tag after "+" do not make another mailbox. */
function fingerprint(address: string): string {
  const mailbox = address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@')
  return createHash('sha256').update(mailbox).digest('hex')
}

/** Reserves one of the day's acknowledgements to an address; false when there were three. A retry keeps its reservation. */
function reserve({ id, content }: Delivery, { database }: DeliveryTools): Promise<boolean> {
  const address = fingerprint(content.enquiry.email)
  return database.transaction(async (sql) => {
    await sql('select pg_advisory_xact_lock($1)', [limitLock])
    const [row] = await sql<{ others: number }>(
      `select count(*)::int as others from enquiries.delivery
       where address_hash = $1 and id <> $2 and coalesce(last_try_at, now()) > now() - interval '1 day'`,
      [address, id],
    )
    if ((row?.others ?? 0) >= dailyLimit) return false
    await sql('update enquiries.delivery set address_hash = $2 where id = $1', [id, address])
    return true
  })
}

/**
 * Tells the visitor that we have the enquiry, unless three enquiries of the day named the same address: nobody has proved that it is
 * theirs. Throws when the mail should be tried again.
 */
export async function acknowledge(delivery: Delivery, tools: DeliveryTools): Promise<void> {
  const { config, database, log } = tools
  if (!(await reserve(delivery, tools))) {
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
  // An address that does not exist is not tried again.
  if (!refusal.permanent) throw refusal
}
