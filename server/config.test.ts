import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const mail = {
  SMTP_URL: 'smtp://localhost:1025',
  ENQUIRIES_TO: 'office@firm.example, Yard <yard@firm.example>',
  ENQUIRIES_FROM: 'Firm <website@firm.example>',
}

it('runs with nothing set, reads empty as unset, and direct delivery', () => {
  const config = readConfig({ PORT: '', SMTP_URL: ' ' })
  expect(config).toMatchObject({ port: 3000, host: 'localhost', trustedProxies: [], delivery: null })
  const { to, retentionDays } = readConfig(mail).delivery ?? {}
  expect([to, retentionDays]).toEqual([['office@firm.example', 'Yard <yard@firm.example>'], 0])
})

it.each([
  ['https://hooks.slack.com/services/T/B/x', 'slack'],
  ['https://prod-1.westeurope.logic.azure.com/workflows/x', 'teams'],
  ['https://ntfy.sh/topic', 'ntfy'],
  ['https://chat.firm.example/hooks/x', 'json'],
])('takes the format of alarms from %s, or as set', (webhook, format) => {
  expect(readConfig({ ALERT_WEBHOOK: webhook }).alert).toMatchObject({ webhook, format, afterMinutes: 30 })
  expect(readConfig({ ALERT_WEBHOOK: webhook, ALERT_FORMAT: 'ntfy' }).alert.format).toBe('ntfy')
})

it.each([
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES must be a comma-separated list'],
  [{ TRUSTED_PROXIES: '10.0.0.0/' }, 'TRUSTED_PROXIES must be a comma-separated list'],
  [{ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/33' }, 'TRUSTED_PROXIES must be a comma-separated list'],
  [{ SMTP_URL: 'smtp://localhost' }, 'ENQUIRIES_TO and ENQUIRIES_FROM not set'],
  [{ ...mail, SMTP_URL: 'localhost:25' }, 'SMTP_URL must look like'],
  [{ ...mail, SMTP_URL: 'smtp://' }, 'SMTP_URL must look like'],
  [{ ...mail, ENQUIRIES_TO: 'office' }, 'ENQUIRIES_TO must be an email address'],
  [{ ...mail, ENQUIRIES_FROM: 'a@b.example\r\nBcc: x@y.example' }, 'ENQUIRIES_FROM must be an email address'],
  [{ ...mail, DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like'],
  [{ ALERT_WEBHOOK: 'hooks.example/x' }, 'ALERT_WEBHOOK must be a web address'],
  [{ ALERT_FORMAT: 'pager' }, 'ALERT_FORMAT must be one of json, slack'],
  [{ ALERT_AFTER_MINUTES: '0' }, 'ALERT_AFTER_MINUTES must be'],
  [{ ...mail, ENQUIRY_RETENTION_DAYS: '-1' }, 'ENQUIRY_RETENTION_DAYS must be'],
])('refuses %o in one line that names the variable', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(message)
  expect(() => readConfig(env)).not.toThrow('\n')
})
