import { join } from 'node:path'
import fastify from 'fastify'
import { readConfig } from '#server/config.ts'
import { startAlarm } from '#server/oversight.ts'
import { openDesk } from '../desk.ts'
import { enquiryRoute } from '../route.ts'
import { quoteForm } from './form.ts'
import { patientLimits, quickPlan } from './test-desk.ts'

const siteUrl = 'https://www.firm.example'

/** A desk with an alarm whose clock the test turns: database, queue, mail and webhook are real. */
export async function startWatchedDesk(home: string, env: Record<string, string>, plan = quickPlan) {
  const config = readConfig({
    ENQUIRIES_TO: 'office@firm.example',
    ENQUIRIES_FROM: 'website@firm.example',
    DATA_DIR: join(home, 'data'),
    ENQUIRIES_PER_HOUR: '100000',
    ...env,
  })
  if (!config.delivery) throw new Error('direct delivery is on')
  const app = fastify({ logger: { level: 'silent' } })
  const desk = await openDesk(config.delivery, { siteUrl, log: app.log, plan })
  await app.register(enquiryRoute, { desk, limits: patientLimits })
  await app.ready()
  let now = Date.now()
  const noCrashes = { lastHour: () => 0, sinceStart: () => 0 }
  const watch = await startAlarm(config, { siteUrl, desk, log: app.log, clock: () => now }, noCrashes)
  if (!watch) throw new Error('an alarm is set')
  return {
    desk,
    watch,
    send: async () => (await app.inject({ method: 'POST', url: '/api/enquiries', ...(await quoteForm()) })).statusCode,
    /** Lets minutes pass, with a look at the end of each; messages are waited for unless told otherwise. */
    pass: async (minutes: number, wait = true) => {
      for (let count = 0; count < minutes; count += 1) {
        now += 60_000
        await watch.lookOnce()
        if (wait) await watch.idle()
      }
    },
    close: async () => {
      watch.stop()
      await app.close()
    },
  }
}
