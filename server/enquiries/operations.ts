import { bossDatabase, type Database } from './database/database.ts'
import { type EnquiryView, listMails, listRefused, type MailView, type RefusedFile, showEnquiry } from './desk-view.ts'
import { noteTakenOut, readAttachment, storedFiles, takeUnfinished } from './inbox.ts'
import type { Queue } from './queue.ts'

export type DeskOperations = {
  list: () => Promise<MailView[]>
  refused: () => Promise<RefusedFile[]>
  show: (reference: string, personal: boolean) => Promise<EnquiryView | null>
  /** Retries the undelivered mails of an enquiry, or of all (null), now; resolves with their number. */
  retry: (reference: string | null) => Promise<number>
  files: (reference: string) => ReturnType<typeof storedFiles>
  read: (file: { enquiryId: string; position: number }) => AsyncIterable<Buffer>
  /** Marks the refused files of an enquiry as saved; they are kept no longer than the rest. */
  takenOut: (reference: string) => Promise<void>
}

export function deskOperations(database: Database, queue: Queue): DeskOperations {
  return {
    list: () => listMails(database, queue),
    refused: () => listRefused(database),
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
    files: (reference) => storedFiles(database.sql, reference),
    read: ({ enquiryId, position }) => readAttachment(database.sql, enquiryId, position),
    takenOut: (reference) => database.transaction((sql) => noteTakenOut(sql, reference)),
  }
}
