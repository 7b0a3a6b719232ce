import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { readSite } from '#server/site/site.ts'
import { writeTestSite } from '#server/site/test-site.ts'
import { openEmbedded } from '../database/embedded.ts'
import type { Mailer } from '../mailer.ts'
import type { QueuePlan } from '../queue.ts'
import { type UploadLimits, uploadLimits } from '../upload-limits.ts'
import { copyEmptyDatabase } from './empty-database.ts'

/** Quick enough for a test to wait for. */
export const quickPlan: QueuePlan = { first: 1, longest: 1, tries: 60, look: 0.5, heartbeat: 12 }

/** A busy test machine is no reason to refuse. */
export const patientLimits: UploadLimits = { ...uploadLimits, lateness: 0 }

type Choices = { plan?: QueuePlan; mailer?: Mailer; limits?: UploadLimits; env?: NodeJS.ProcessEnv; folder?: string }

/** A whole server with direct delivery on, on a new (or given) folder, ready for `inject` and `listen`. */
export async function startTestDesk(
  smtpUrl: string,
  { plan = quickPlan, mailer, limits = patientLimits, env, folder }: Choices = {},
) {
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'desk-')))
  if (!folder) {
    await writeTestSite(join(home, 'build'), true)
    if (!env?.DATABASE_URL) await copyEmptyDatabase(join(home, 'data', 'enquiries'))
  }
  const config = readConfig({
    SMTP_URL: smtpUrl,
    ENQUIRIES_TO: 'office@firm.example',
    ENQUIRIES_FROM: 'Website <website@firm.example>',
    DATA_DIR: join(home, 'data'),
    BUILD_DIR: join(home, 'build'),
    ENQUIRIES_PER_HOUR: '100000',
    ...env,
  })
  const app: FastifyInstance = await buildApp(config, {
    site: await readSite(config.buildDirectory),
    logLevel: 'silent',
    desk: { plan, limits, mailer },
  })
  return {
    app,
    home,
    /** Stops the server; its folder stays. */
    stop: () => app.close(),
    /** Stops the server, and counts what its database holds of people. */
    stopAndCount: async () => {
      await app.close()
      const database = await openEmbedded(join(home, 'data', 'enquiries'))
      const [counts] = await database.sql<Record<'enquiries' | 'contents' | 'parts', number>>(
        `select (select count(*)::int from enquiries.enquiry) as enquiries,
           (select count(*)::int from enquiries.enquiry where content is not null) as contents,
           (select count(*)::int from enquiries.attachment_part) as parts`,
      )
      await database.close()
      return counts
    },
    close: async () => {
      await app.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Waits until `condition` holds, asking ten times a second. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`still not so after ${seconds} s: ${condition}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
