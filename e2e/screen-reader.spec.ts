import { business } from '#content/business.ts'
import { fillInQuote } from './quote-request.ts'
import { expect, hydrated, test } from './test.ts'

/** What the browser hands to a screen reader: names, roles, order and announcements. */

test('home: landmarks, one heading above all, and a name for every region', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
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
      - link "Call Now"
      - link "Get Quote"
    - main:
      - heading [level=1]
      - link "Get Free Quote"
      - link "Call ${business.phone.display}"
      - list:
        - listitem: /${business.rating.value} from ${business.rating.count} Google reviews/
      - region "What leaves our yard"
      - region "Tell us what you are building":
        - form "Send Quote Request"
    - contentinfo
    - region "Quick contact":
      - link "Chat on WhatsApp"
  `)
})

test('quote form: every control by its label, the needed ones marked as such', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Send Quote Request' })
  await page.goto('/')
  await hydrated(page, form)
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Full Name"
    - textbox "Phone Number"
    - textbox "Email Address"
    - combobox "Service Required":
      - option "Choose a service" [selected]
    - combobox "Project Location":
      - option "Choose a location" [selected]
    - textbox "Project Description"
    - button "Attach Files"
    - group "Preferred Contact Method":
      - radio "Phone" [checked]
      - radio "Email"
      - radio "WhatsApp"
    - button "Send Quote Request"
  `)
  for (const name of ['Full Name', 'Phone Number', 'Email Address', 'Project Description']) {
    await expect(form.getByRole('textbox', { name, exact: true })).toHaveAttribute('required')
  }
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(form).toMatchAriaSnapshot(`
    - alert:
      - heading "There is a problem"
      - list:
        - listitem:
          - link "Enter your full name"
  `)
  const name = form.getByRole('textbox', { name: 'Full Name' })
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Error: Enter your full name')
})

test('contact form: every control by its label', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.getByRole('form', { name: 'Send Message' })).toMatchAriaSnapshot(`
    - textbox "First Name"
    - textbox "Last Name"
    - textbox "Phone Number"
    - textbox "Email Address"
    - textbox "Company"
    - combobox "Service Required"
    - combobox "Project Location"
    - combobox "Project Timeline"
    - combobox "Budget"
    - textbox "Project Details"
    - button "Attach Files"
    - button "Send Message"
  `)
})

test('calculator: choices by their labels, the result a region that is read from its top', async ({ page }) => {
  await page.goto('/calculator')
  await hydrated(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - form:
      - list:
        - listitem:
          - combobox "Service Type"
        - listitem:
          - combobox "Project Size"
        - listitem:
          - combobox "Material"
        - listitem:
          - combobox "Complexity"
        - listitem:
          - combobox "Timeframe"
        - listitem:
          - combobox "Location"
      - textbox "Full Name"
      - textbox "Email Address"
      - textbox "Phone Number"
      - textbox "Additional Details"
      - button "Calculate Estimate" [disabled]
      - button "Reset"
    - region /Estimate/:
      - heading /Estimate/ [level=2]
  `)
  await expect(page.getByRole('button', { name: 'Calculate Estimate' })).toHaveAccessibleDescription(/choose|choice/i)
  await expect(page.getByRole('combobox', { name: 'Complexity' })).toHaveAccessibleDescription(/Basic/)
})

test('gallery: photos say what they show, the open one is a dialog with named buttons', async ({ page }) => {
  await page.goto('/gallery')
  await hydrated(page)
  const photos = page.getByRole('main').getByRole('list').first().getByRole('button')
  await expect(photos).toHaveCount(15)
  await photos.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toMatchAriaSnapshot(`
    - button "Close"
    - img /portal frame/
    - paragraph: 1 of 15
    - button "Previous picture"
    - button "Next picture"
  `)
})

test('tables laid out for a phone are still tables, with a head for every row and column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/steel-fabrication-kent')
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

test('a change of page is a new document: its title is read, and the first stop is its beginning', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page).toHaveTitle(/About|story/i)
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('what has been sent is said on the next page: its live regions stand in the HTML, and one of them changes', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/thank-you')).text()
  expect(html).toMatch(/<div role="alert"[^>]*><\/div><div role="status"[^>]*><\/div>/)
  const form = page.locator('form')
  await page.goto('/')
  await hydrated(page, form)
  await fillInQuote(form)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const region = document.querySelector('.toasts [role=status]')
      if (!region) return
      // Empty first, then filled: that is when a screen reader speaks.
      Object.assign(window, { heard: [region.textContent] })
      const hear = () => Reflect.get(window, 'heard').push(region.textContent)
      new MutationObserver(hear).observe(region, { childList: true, subtree: true })
    })
  })
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('status').filter({ hasText: 'Quote Request Composed' })).toBeVisible()
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[])
  expect(heard[0]).toBe('')
  expect(heard.at(-1)).toContain('Quote Request Composed')
})
