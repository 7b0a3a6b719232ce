import { expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { placeholderAnalyticsId } from '#content/site.ts'
import { buildSettings } from './build-settings.ts'

it('has a setting for everything when nothing is set', () => {
  expect(buildSettings({}, new Date('2026-11-21T23:30:00Z'))).toEqual({
    siteUrl: business.website,
    analyticsId: business.analyticsId || placeholderAnalyticsId,
    directDelivery: false,
    retentionDays: 0,
    buildDate: '2026-11-21',
  })
})

it('dates the build in British time', () => {
  expect(buildSettings({}, new Date('2026-06-30T23:30:00Z')).buildDate).toBe('2026-07-01')
})

it.each([
  [{ SITE_URL: 'www.firm.co.uk' }, 'SITE_URL must be an origin'],
  [{ SITE_URL: 'https://firm.co.uk/site' }, 'SITE_URL must be an origin'],
  [{ GA_MEASUREMENT_ID: 'UA-1' }, 'GA_MEASUREMENT_ID must look like'],
  [{ SMTP_URL: 'smtp://localhost' }, 'not set'],
])('refuses %o', (env, message) => {
  expect(() => buildSettings(env)).toThrow(message)
})
