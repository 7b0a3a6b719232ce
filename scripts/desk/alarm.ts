import { messageFor, writeAlarm } from '#server/alarm/formats.ts'
import { post, webhookPatience } from '#server/alarm/post.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { exitCodes } from './exit-codes.ts'

/** Sends an alarm that says it is a test, by the settings the server has. */
export async function sendTestAlarm({ alert }: Config, siteUrl: string) {
  if (!alert?.webhook) throw new ConfigError('ALERT_WEBHOOK is not set: there is no alarm to test')
  const alarm = writeAlarm('test', 'alarm', { site: new URL(siteUrl).host })
  const message = messageFor(alert.format, alert.webhook, alarm)
  const { delivered, why } = await post(message, new AbortController().signal, webhookPatience)
  const taken = delivered === 'taken'
  return {
    exit: taken ? exitCodes.well : exitCodes.critical,
    text: `${taken ? 'The webhook took the test alarm' : 'The webhook did not take the test alarm'}: ${why}`,
    data: { delivered, why },
  }
}
