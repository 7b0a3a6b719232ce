import { type Db, PgBoss } from 'pg-boss'
import type { Database } from './database.ts'
import type { NewDelivery } from './inbox.ts'
import type { DeliveryQueue } from './stored-enquiry.ts'

/** Times in seconds. */
export type QueuePlan = {
  /** Before the first retry; each later delay is twice as long. */
  first: number
  longest: number
  look: number
  /** Time without a heartbeat after which another process takes over. At least 10. */
  heartbeat: number
}

export const usualPlan: QueuePlan = { first: 15, longest: 3600, look: 10, heartbeat: 60 }

const queues: readonly DeliveryQueue[] = ['office-mail', 'acknowledgement']
/** Hourly for longer than `tenYears`: a mail is tried until it is taken. */
const endless = 1_000_000
const tenYears = 10 * 365 * 24 * 3600
const oneDay = 24 * 3600
/** Long, so that a slow mail is not sent twice; the heartbeat detects dead processes. */
const longestSending = 2 * 3600
/** So that one slow mail does not hold up the others. */
const concurrency = 3

type Handlers = { deliver: (id: string) => Promise<void>; onError: (error: Error) => void }

export async function startQueue(database: Database, plan: QueuePlan, handlers: Handlers) {
  const boss = new PgBoss({
    ...database.bossOptions,
    schedule: false,
    superviseIntervalSeconds: plan.heartbeat / 4,
    monitorIntervalSeconds: plan.heartbeat / 4,
  })
  boss.on('error', handlers.onError)
  try {
    await boss.start()
    for (const queue of queues) await startWorkers(boss, queue, plan, handlers.deliver)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }

  async function add({ id, queue }: NewDelivery, db: Db): Promise<void> {
    await boss.send(queue, { id }, { db })
  }

  /** Makes the next try of a delivery due now. The caller has locked the delivery, so that it never has two jobs. */
  async function again(delivery: NewDelivery, db: Db): Promise<void> {
    const jobs = await boss.findJobs(delivery.queue, { data: { id: delivery.id }, db })
    const open = jobs.filter(({ state }) => state === 'created' || state === 'retry' || state === 'active')
    // This leaves a job alone that a worker has taken in the meantime.
    for (const { id } of open) await boss.update({ name: delivery.queue, options: { id, startAfter: 0, db } })
    if (open.length === 0) await add(delivery, db)
  }

  // Jobs that take longer are released and retried.
  return { add, again, stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }) }
}

async function startWorkers(boss: PgBoss, queue: DeliveryQueue, plan: QueuePlan, deliver: Handlers['deliver']) {
  const sending = {
    retryLimit: endless,
    retryDelay: plan.first,
    retryDelayMax: plan.longest,
    retryBackoff: true,
    retentionSeconds: tenYears,
    deleteAfterSeconds: oneDay,
    notify: true,
    heartbeatSeconds: plan.heartbeat,
    expireInSeconds: longestSending,
  }
  await boss.createQueue(queue, sending)
  // An existing queue keeps its settings otherwise.
  await boss.updateQueue(queue, sending)
  const looking = { pollingIntervalSeconds: Math.min(2, plan.look), notifyPollingIntervalSeconds: plan.look }
  for (let count = 0; count < concurrency; count += 1) {
    const worker = await boss.work<{ id: string }>(queue, looking, async ([job]) => {
      try {
        if (job) await deliver(job.data.id)
      } finally {
        // Fetch the next job at once instead of at the next poll.
        boss.notifyWorker(worker)
      }
    })
  }
}
