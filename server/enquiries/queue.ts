import { type Db, PgBoss } from 'pg-boss'
import type { Database } from './database/database.ts'
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

export type Queue = {
  add: (delivery: NewDelivery, db: Db) => Promise<void>
  /** Replaces the next retry of a delivery with a job that is due now. */
  again: (delivery: NewDelivery, db: Db) => Promise<void>
  nextTries: () => Promise<Map<string, Date>>
  stop: () => Promise<void>
}

type Handlers = {
  deliver: (id: string) => Promise<void>
  giveUp: (id: string) => Promise<void>
  onError: (error: Error) => void
}

export async function startQueue(database: Database, plan: QueuePlan, handlers: Handlers): Promise<Queue> {
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
  return operate(boss)
}

async function startWorkers(boss: PgBoss, database: Database, plan: QueuePlan, handlers: Handlers): Promise<void> {
  const sending = await createQueues(boss, plan)
  const looking = { pollingIntervalSeconds: Math.min(2, plan.look), notifyPollingIntervalSeconds: plan.look }
  async function startWorker(queue: DeliveryQueue): Promise<void> {
    const worker = await boss.work<{ id: string }>(queue, looking, async ([job]) => {
      try {
        if (job) await handlers.deliver(job.data.id)
      } finally {
        // Fetch the next job at once instead of at the next poll.
        boss.notifyWorker(worker)
      }
    })
  }

  for (const queue of queues) {
    // An existing queue keeps its settings otherwise.
    await boss.updateQueue(queue, sending)
    if (database.exclusive) await releaseOrphans(boss, queue)
    for (let count = 0; count < concurrency; count += 1) await startWorker(queue)
  }
  await boss.work<{ id: string }>(undelivered, looking, async ([job]) => {
    if (job) await handlers.giveUp(job.data.id)
  })
}

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
    // Jobs that take longer are released and retried.
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }),
  }
}

/** Retries the jobs of a killed process at once instead of after its heartbeat expires. */
async function releaseOrphans(boss: PgBoss, queue: string): Promise<void> {
  const jobs = await boss.findJobs(queue)
  const orphans = jobs.filter(({ state }) => state === 'active').map(({ id }) => id)
  if (orphans.length > 0) await boss.fail(queue, orphans, { message: 'the process ended' })
}
