import { business } from '#content/business.ts'
import { home } from '#content/page-content.ts'
import { expect, openPage, test } from './test.ts'

/** What the browser hands to a screen reader: names, roles, order and announcements. */

test('home: landmarks, one heading above all, and a name for every region', async ({ page }) => {
  await openPage(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link "Skip to main content"
      - link "${business.name}, home"
      - navigation "Main":
        - link "Home"
        - link "About"
        - button "Services"
        - link "Gallery"
        - link "Reviews"
        - link "Areas We Serve"
        - link "Calculator"
        - link "Contact"
      - link "Call Now 01632 960118"
      - link "Get Quote"
    - main:
      - heading [level=1]
      - link "Get Free Quote"
      - link "Call us"
      - 'region "${home.services.title}"'
      - 'region "${home.quote.title}"':
        - form "Send Quote Request"
    - contentinfo
    - region "Quick contact":
      - link "Chat on WhatsApp"
  `)
})

test('tables laid out for a phone are still tables, with a head for every row and column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy-policy')
  const session = await page.context().newCDPSession(page)
  // Playwright's own snapshot reads roles from the markup; only the browser knows what its styles leave of them.
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const count = (wanted: string) => nodes.filter(({ ignored, role }) => !ignored && role?.value === wanted).length
  expect(count('columnheader')).toBeGreaterThan(0)
  expect(count('table')).toBe(await page.locator('table').count())
  expect(count('columnheader')).toBe(await page.locator('thead th').count())
  expect(count('rowheader')).toBe(await page.locator('tbody th').count())
  expect(count('cell')).toBe(await page.locator('td').count())
})
