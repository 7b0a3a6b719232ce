import { loadDelivery, markDelivered, markGivenUp } from '#server/enquiries/store/inbox.ts'
import { acknowledge } from './acknowledgement.ts'
import type { DeliveryTools } from './mailer.ts'
import { sendToOffice } from './office-mail.ts'

export async function deliver(id: string, tools: DeliveryTools): Promise<void> {
  const { config, database } = tools
  const delivery = await loadDelivery(database.sql, id)
  if (!delivery) return
  await (delivery.queue === 'office-mail' ? sendToOffice(delivery, tools) : acknowledge(delivery, tools))
  await markDelivered(database, id, config.retentionDays)
}

export async function giveUp(id: string, { config, database, log }: DeliveryTools): Promise<void> {
  const delivery = await loadDelivery(database.sql, id)
  if (!delivery) return
  const { reference } = delivery
  if (delivery.queue === 'acknowledgement') {
    // Most likely a mistyped address; the office has the enquiry.
    log.warn({ reference }, 'acknowledgement not delivered')
    return markDelivered(database, id, config.retentionDays)
  }
  await markGivenUp(database.sql, id)
  log.error({ reference }, 'enquiry not delivered: kept, and tried again by `npm run desk -- retry` or a restart')
}
