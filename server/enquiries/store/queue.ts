import { type Db, PgBoss } from 'pg-boss'
import type { Database } from './database.ts'
import type { NewDelivery } from './inbox.ts'
import type { DeliveryQueue } from './stored-enquiry.ts'

/** Times in seconds. */
export type QueuePlan = {
  /** Before the first retry; each later delay is twice as long. */
  first: number
  longest: number
  tries: number
  look: number
  /** Time without a heartbeat after which another process takes over. At least 10. */
  heartbeat: number
}

/** From 15 seconds up to an hour; the 80th try comes after 72 hours. */
export const threeDays: QueuePlan = { first: 15, longest: 3600, tries: 80, look: 10, heartbeat: 60 }

const queues: readonly DeliveryQueue[] = ['office-mail', 'acknowledgement']
const undelivered = 'undelivered'
const tenYears = 10 * 365 * 24 * 3600
const oneDay = 24 * 3600
/** Long, so that a slow mail is not sent twice; the heartbeat detects dead processes. */
const longestSending = 2 * 3600
const concurrency = 3

type Handlers = {
  deliver: (id: string) => Promise<void>
  giveUp: (id: string) => Promise<void>
  onError: (error: Error) => void
}

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
    await startWorkers(boss, database, plan, handlers)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }

  async function add({ id, queue }: NewDelivery, db: Db): Promise<void> {
    await boss.send(queue, { id }, { db })
  }

  /** Replaces the next retry of a delivery with a job that is due now. */
  async function again(delivery: NewDelivery, db: Db): Promise<void> {
    const jobs = await boss.findJobs(delivery.queue, { data: { id: delivery.id }, db })
    const toCome = jobs.filter(({ state }) => state === 'created' || state === 'retry').map(({ id }) => id)
    if (toCome.length > 0) await boss.deleteJob(delivery.queue, toCome, { db })
    if (!jobs.some(({ state }) => state === 'active')) await add(delivery, db)
  }

  // Jobs that take longer are released and retried.
  return { add, again, stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }) }
}

async function startWorkers(boss: PgBoss, database: Database, plan: QueuePlan, handlers: Handlers): Promise<void> {
  const retries = {
    retryLimit: plan.tries,
    retryDelay: plan.first,
    retryDelayMax: plan.longest,
    retryBackoff: true,
    retentionSeconds: tenYears,
    deleteAfterSeconds: oneDay,
    notify: true,
  }
  const sending = {
    ...retries,
    heartbeatSeconds: plan.heartbeat,
    expireInSeconds: longestSending,
    deadLetter: undelivered,
  }
  const looking = { pollingIntervalSeconds: Math.min(2, plan.look), notifyPollingIntervalSeconds: plan.look }

  async function startWorker(queue: string, work: (id: string) => Promise<void>): Promise<void> {
    const worker = await boss.work<{ id: string }>(queue, looking, async ([job]) => {
      try {
        if (job) await work(job.data.id)
      } finally {
        // Fetch the next job at once instead of at the next poll.
        boss.notifyWorker(worker)
      }
    })
  }

  await boss.createQueue(undelivered, retries)
  for (const queue of queues) {
    await boss.createQueue(queue, sending)
    // An existing queue keeps its settings otherwise.
    await boss.updateQueue(queue, sending)
    if (database.exclusive) await releaseOrphans(boss, queue)
    for (let count = 0; count < concurrency; count += 1) await startWorker(queue, handlers.deliver)
  }
  await startWorker(undelivered, handlers.giveUp)
}

/** Retries the jobs of a killed process at once instead of after its heartbeat expires. */
async function releaseOrphans(boss: PgBoss, queue: string): Promise<void> {
  const jobs = await boss.findJobs(queue)
  const orphans = jobs.filter(({ state }) => state === 'active').map(({ id }) => id)
  if (orphans.length > 0) await boss.fail(queue, orphans, { message: 'the process ended' })
}
