import { bossDatabase, type Database } from './database/database.ts'
import { type EnquiryView, listMails, type MailView, showEnquiry } from './desk-view.ts'
import { takeUnfinished } from './inbox.ts'
import type { Queue } from './queue.ts'
import { type PostForm, sendTestEnquiry, type TestOutcome } from './self-test.ts'

/** What the owner of the desk can do with it (`npm run desk`), whichever way the desk is reached. */
export type DeskOperations = {
  /** Mails that wait or were given up. */
  list: () => Promise<MailView[]>
  /** Null for a reference nobody has. */
  show: (reference: string, personal: boolean) => Promise<EnquiryView | null>
  /** Has what is not delivered of an enquiry, or of all (null), tried at once; resolves with the number of mails. */
  retry: (reference: string | null) => Promise<number>
  /** Sends a marked enquiry to the office the way a visitor's goes; tells each step as it is taken. */
  test: (onStep: (step: string) => void) => Promise<TestOutcome>
}

/** The operations on a database that this process has open. `post` hands a form to the desk's own route. */
export function deskOperations(database: Database, queue: Queue, post: PostForm): DeskOperations {
  const show: DeskOperations['show'] = (reference, personal) => showEnquiry(database, queue, reference, personal)
  return {
    list: () => listMails(database, queue),
    show,
    retry: async (reference) => {
      // pg-boss reads a queue's settings when it first meets it: inside a transaction it would wait for that very transaction.
      await queue.nextTries()
      const count = await database.transaction(async (sql) => {
        const deliveries = await takeUnfinished(sql, reference)
        for (const delivery of deliveries) await queue.again(delivery, bossDatabase(sql))
        return deliveries.length
      })
      await database.flush()
      return count
    },
    test: (onStep) => sendTestEnquiry(post, (reference) => show(reference, false), onStep),
  }
}
