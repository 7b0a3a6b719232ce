import { loadDelivery, markDelivered } from '#server/enquiries/store/inbox.ts'
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
