import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { serveCustomBuild } from './custom-build.ts'
import { test as base } from './test.ts'

type DeliverySite = { address: string; mail: MailServer }

/** Playwright's test against the site with direct delivery on, and the mail server it delivers to. */
export const test = base.extend<{ mail: MailServer }, { deliverySite: DeliverySite }>({
  deliverySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const mail = await startMailServer()
      const data = await mkdtemp(join(tmpdir(), 'enquiries-'))
      const site = await serveCustomBuild('delivery-site', {
        SMTP_URL: mail.url,
        ENQUIRIES_TO: 'office@firm.example',
        ENQUIRIES_FROM: 'website@firm.example',
        ENQUIRIES_PER_HOUR: '1000',
        ENQUIRY_RETENTION_DAYS: '14',
        DATA_DIR: data,
      })
      await use({ address: site.origin, mail })
      await site.stop()
      await mail.close()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ deliverySite }, use) => use(deliverySite.address),
  mail: ({ deliverySite }, use) => use(deliverySite.mail),
})
