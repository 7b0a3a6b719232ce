import { bossDatabase, type Database } from './database/database.ts'
import { type EnquiryView, listMails, type MailView, showEnquiry } from './desk-view.ts'
import { takeUnfinished } from './inbox.ts'
import type { Queue } from './queue.ts'

export type DeskOperations = {
  list: () => Promise<MailView[]>
  show: (reference: string, personal: boolean) => Promise<EnquiryView | null>
  /** Retries the undelivered mails of an enquiry, or of all (null), now; resolves with their number. */
  retry: (reference: string | null) => Promise<number>
  test: () => Promise<string>
}

export function deskOperations(database: Database, queue: Queue, test: DeskOperations['test']): DeskOperations {
  return {
    list: () => listMails(database, queue),
    show: (reference, personal) => showEnquiry(database, queue, reference, personal),
    retry: async (reference) => {
      // pg-boss caches queue settings on first use; inside the transaction below that would deadlock.
      await queue.nextTries()
      const count = await database.transaction(async (sql) => {
        const deliveries = await takeUnfinished(sql, reference)
        for (const delivery of deliveries) await queue.again(delivery, bossDatabase(sql))
        return deliveries.length
      })
      await database.flush()
      return count
    },
    test,
  }
}
