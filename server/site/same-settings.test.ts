import { expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { requireSameSettings } from './same-settings.ts'

const mail = { SMTP_URL: 'smtp://localhost', ENQUIRIES_TO: 'a@b.example', ENQUIRIES_FROM: 'c@d.example' }

it.each([
  [{ directDelivery: false, retentionDays: 0 }, {}],
  [{ directDelivery: true, retentionDays: 0 }, mail],
  [
    { directDelivery: true, retentionDays: 14 },
    { ...mail, ENQUIRY_RETENTION_DAYS: '14' },
  ],
])('serves a site built as %o', (site, env) => {
  expect(() => requireSameSettings(site, readConfig(env))).not.toThrow()
})

it.each([
  [{ directDelivery: true, retentionDays: 0 }, {}, 'built with direct delivery'],
  [{ directDelivery: false, retentionDays: 0 }, mail, 'built without direct delivery'],
  [{ directDelivery: true, retentionDays: 0 }, { ...mail, ENQUIRY_RETENTION_DAYS: '14' }, 'it is now 14'],
])('refuses a site built as %o once the settings have changed', (site, env, message) => {
  expect(() => requireSameSettings(site, readConfig(env))).toThrow(ConfigError)
  expect(() => requireSameSettings(site, readConfig(env))).toThrow(message)
})
