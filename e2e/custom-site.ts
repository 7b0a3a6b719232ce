import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { facts } from '#content/facts.ts'
import { serveSite } from '#scripts/serve-site.ts'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { addService } from '../editor/server/services.ts'
import { buildIn } from '../editor/server/site-check.ts'
import { copySite } from '../editor/site-copy.fixture.ts'
import { siteFiles } from './editor-site.ts'
import { test as base } from './test.ts'

/** An analytics id that belongs to nobody. */
export const analyticsId = 'G-E2E0TEST00'

export const addedService = 'Roof Trusses'

export const office = 'office@firm.example'

/** With analytics and direct delivery, in a folder of its own. */
const settings = {
  BUILD_DIR: '.cache/custom-site',
  GA_MEASUREMENT_ID: analyticsId,
  SMTP_URL: 'smtp://localhost',
  ENQUIRIES_TO: office,
  ENQUIRIES_FROM: 'website@firm.example',
  ENQUIRIES_PER_HOUR: '1000',
  ENQUIRY_RETENTION_DAYS: '14',
}

/** Builds the site in a copy of it, with a service that the owner adds, as the editor does before it publishes. */
export async function buildCustomSite(): Promise<void> {
  const copy = copySite(...siteFiles)
  try {
    await addService(copy.root, addedService, facts)
    const build = buildIn(process.cwd(), { ...settings, BUILD_DIR: resolve(settings.BUILD_DIR) })
    const failure = await build(copy.root)
    if (failure) throw new Error(failure.output)
  } finally {
    copy.remove()
  }
}

type CustomSite = { origin: string; received: MailServer['received'] }

/** Gives the mails that a visitor's enquiry has caused so far: the office's, and the visitor's acknowledgement. */
type MailAbout = (visitor: string) => MailServer['received']

/** Playwright's test against the custom site, with a mail server that it delivers to. */
export const test = base.extend<{ mailAbout: MailAbout }, { customSite: CustomSite }>({
  customSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const mail = await startMailServer()
      const data = await mkdtemp(join(tmpdir(), 'enquiries-'))
      const site = await serveSite({ env: { ...process.env, ...settings, SMTP_URL: mail.url, DATA_DIR: data } })
      await use({ origin: site.origin, received: mail.received })
      await site.stop()
      await mail.close()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ customSite }, use) => use(customSite.origin),
  mailAbout: ({ customSite }, use) =>
    use((visitor) =>
      customSite.received.filter(
        ({ to, email }) => to.includes(visitor) || email.replyTo?.some(({ address }) => address === visitor),
      ),
    ),
})
