import { type Db, PgBoss } from 'pg-boss'
import type { Database } from './database/database.ts'
import type { NewDelivery } from './inbox.ts'
import type { DeliveryQueue } from './stored-enquiry.ts'

/** Times in seconds. */
export type QueuePlan = {
  /** Before the first new try; each later one waits twice as long as the one before it. */
  first: number
  /** Longest wait between two tries. */
  longest: number
  tries: number
  /** How often to look for tries that are due; new mails are announced. */
  look: number
  /** Without a sign of life for so long a process counts as gone, and its mails go to another. At least 10. */
  heartbeat: number
}

/** From 15 seconds up to an hour; the 80th try comes after 72 hours. */
export const threeDays: QueuePlan = { first: 15, longest: 3600, tries: 80, look: 10, heartbeat: 60 }

const queues: readonly DeliveryQueue[] = ['office-mail', 'acknowledgement']
const undelivered = 'undelivered'
const tenYears = 10 * 365 * 24 * 3600
const oneDay = 24 * 3600
/** However slow its line, a mail that is still being sent is not sent a second time beside it; the heartbeat finds the dead sooner. */
const longestSending = 2 * 3600
/** Mails sent at a time, for each queue and process. */
const concurrency = 3

export type Queue = {
  /** Queues a delivery as part of a transaction. */
  add: (delivery: NewDelivery, db: Db) => Promise<void>
  /** Queues a delivery anew, due at once, in place of any try that is still to come; one that is under way goes on. */
  again: (delivery: NewDelivery, db: Db) => Promise<void>
  /** When each waiting delivery is tried next. */
  nextTries: () => Promise<Map<string, Date>>
  /** Lets go of unfinished jobs, for another process or the next start, and stops. */
  stop: () => Promise<void>
}

type Handlers = {
  /** Throws to have the delivery tried again. */
  deliver: (id: string) => Promise<void>
  giveUp: (id: string) => Promise<void>
  onError: (error: Error) => void
}

/** pg-boss over the desk's own database: one queue for each kind of mail, and one for what was tried in vain. */
export async function startQueue(database: Database, plan: QueuePlan, handlers: Handlers): Promise<Queue> {
  const boss = new PgBoss({
    ...database.bossOptions,
    schedule: false,
    superviseIntervalSeconds: plan.heartbeat / 4,
    monitorIntervalSeconds: plan.heartbeat / 4,
  })
  boss.on('error', handlers.onError)
  await boss.start()
  const sending = await createQueues(boss, plan)
  const looking = { pollingIntervalSeconds: Math.min(2, plan.look), notifyPollingIntervalSeconds: plan.look }
  async function startWorker(queue: DeliveryQueue): Promise<void> {
    const worker = await boss.work<{ id: string }>(queue, looking, async ([job]) => {
      try {
        if (job) await handlers.deliver(job.data.id)
      } finally {
        // Looks for the next at once, so that what has piled up goes out without a pause between two.
        boss.notifyWorker(worker)
      }
    })
  }

  for (const queue of queues) {
    // An existing queue keeps the settings it was made with; a new version of the site may have others.
    await boss.updateQueue(queue, sending)
    if (database.exclusive) await releaseOrphans(boss, queue)
    for (let count = 0; count < concurrency; count += 1) await startWorker(queue)
  }
  await boss.work<{ id: string }>(undelivered, looking, async ([job]) => {
    if (job) await handlers.giveUp(job.data.id)
  })

  return operate(boss)
}

/** Makes the queues that are missing; gives what a queue of mails is to be like. */
async function createQueues(boss: PgBoss, plan: QueuePlan) {
  const retries = {
    retryLimit: plan.tries,
    retryDelay: plan.first,
    retryDelayMax: plan.longest,
    retryBackoff: true,
    retentionSeconds: tenYears,
    deleteAfterSeconds: oneDay,
  }
  await boss.createQueue(undelivered, { ...retries, notify: true })
  const sending = {
    ...retries,
    heartbeatSeconds: plan.heartbeat,
    expireInSeconds: longestSending,
    deadLetter: undelivered,
    notify: true,
  }
  for (const queue of queues) await boss.createQueue(queue, sending)
  return sending
}

function operate(boss: PgBoss): Queue {
  const add: Queue['add'] = async ({ id, queue }, db) => {
    await boss.send(queue, { id }, { db })
  }
  return {
    add,
    again: async (delivery, db) => {
      const jobs = await boss.findJobs(delivery.queue, { data: { id: delivery.id }, db })
      const underWay = jobs.some(({ state }) => state === 'active')
      const toCome = jobs.filter(({ state }) => state === 'created' || state === 'retry').map(({ id }) => id)
      if (toCome.length > 0) await boss.deleteJob(delivery.queue, toCome, { db })
      if (!underWay) await add(delivery, db)
    },
    nextTries: async () => {
      const jobs = await Promise.all(queues.map((queue) => boss.findJobs<{ id: string }>(queue, { queued: true })))
      return new Map(jobs.flat().map(({ data, startAfter }) => [data.id, startAfter]))
    },
    // A mail that is being sent may finish; what takes longer is handed back and tried again.
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }),
  }
}

/** Jobs that a killed process had in hand are tried again after the usual delay; elsewhere their heartbeat has to run out first. */
async function releaseOrphans(boss: PgBoss, queue: string): Promise<void> {
  const jobs = await boss.findJobs(queue)
  const orphans = jobs.filter(({ state }) => state === 'active').map(({ id }) => id)
  if (orphans.length > 0) await boss.fail(queue, orphans, { message: 'the process ended' })
}
