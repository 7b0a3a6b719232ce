import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { z } from 'zod'
import { alertFormats, formatOf } from './alarm/formats.ts'

/** An invalid setting. The message is one line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const address = z.email()

/** `office@firm.example` or `Firm <office@firm.example>`, without line breaks, which would inject mail headers. */
function isMailbox(text: string): boolean {
  const named = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)
  return address.safeParse(named?.[1] ?? text).success
}

const proxy = z.union(
  [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must be a comma-separated list of proxy addresses, such as 127.0.0.1,10.0.0.0/8',
)

const list = z.string().transform((text) => text.split(',').map((part) => part.trim()))

const mailbox = z.string().refine(isMailbox, 'must be an email address, such as office@firm.example')

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(min, message).max(max, message))
}

const webAddress = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: 'must be a web address, such as https://ntfy.sh/my-topic',
})

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  TRUSTED_PROXIES: list.pipe(z.array(proxy)).default([]),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must look like smtp://user:password@mail.example:587' })
    .optional(),
  ENQUIRIES_TO: list.pipe(z.array(mailbox)).optional(),
  ENQUIRIES_FROM: mailbox.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  ENQUIRY_RETENTION_DAYS: wholeNumber(0, 3650).default(0),
  ENQUIRIES_PER_HOUR: wholeNumber(1, 1_000_000).default(30),
  ALERT_WEBHOOK: webAddress.optional(),
  ALERT_FORMAT: z.enum(alertFormats, `must be one of ${alertFormats.join(', ')}`).optional(),
  ALERT_AFTER_MINUTES: wholeNumber(1, 10_080).default(30),
  HEARTBEAT_URL: webAddress.optional(),
  DATA_DIR: z.string().default('data'),
  BUILD_DIR: z.string().default('build'),
})

function parse(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}`)
}

/** The three mail settings: all or none, because some of them alone would lose enquiries. */
function readDelivery(env: ReturnType<typeof parse>) {
  const { SMTP_URL, ENQUIRIES_TO, ENQUIRIES_FROM } = env
  if (SMTP_URL && ENQUIRIES_TO && ENQUIRIES_FROM) {
    return {
      smtpUrl: SMTP_URL,
      to: ENQUIRIES_TO,
      from: ENQUIRIES_FROM,
      databaseUrl: env.DATABASE_URL,
      retentionDays: env.ENQUIRY_RETENTION_DAYS,
      perHour: env.ENQUIRIES_PER_HOUR,
      dataDirectory: resolve(env.DATA_DIR),
    }
  }
  const missing = Object.entries({ SMTP_URL, ENQUIRIES_TO, ENQUIRIES_FROM }).filter(([, value]) => !value)
  if (missing.length === 3) return null
  throw new ConfigError(
    `${missing.map(([name]) => name).join(' and ')} not set: direct delivery needs SMTP_URL, ENQUIRIES_TO and ENQUIRIES_FROM together`,
  )
}

/** Reads the settings from an environment. An empty value counts as unset. Throws ConfigError. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = parse(env)
  const webhook = parsed.ALERT_WEBHOOK
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    trustedProxies: parsed.TRUSTED_PROXIES,
    buildDirectory: resolve(parsed.BUILD_DIR),
    /** Null: forms open a mail draft and nothing is stored. */
    delivery: readDelivery(parsed),
    alert: {
      webhook,
      format: parsed.ALERT_FORMAT ?? (webhook ? formatOf(webhook) : 'json'),
      afterMinutes: parsed.ALERT_AFTER_MINUTES,
      heartbeat: parsed.HEARTBEAT_URL,
    },
  }
}

export type Config = ReturnType<typeof readConfig>
export type AlertConfig = Config['alert']
export type DeliveryConfig = NonNullable<Config['delivery']>

/** The environment, completed by `.env`. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env')
  return process.env
}
