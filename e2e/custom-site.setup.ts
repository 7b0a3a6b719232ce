import { test } from '@playwright/test'
import { buildCustomSite } from './custom-site.ts'

test('the site builds with analytics and direct delivery', async () => {
  test.setTimeout(240_000)
  await buildCustomSite()
})
