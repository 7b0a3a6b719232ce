import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openEditorSite } from '../e2e/editor-site.ts'
import { chromiumFlags, requireChromium } from './browsers.ts'

// `node scripts/documentation-pictures.ts` makes docs/images again: the home page, and the content editor on a copy of the site.

const own = await openEditorSite()
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags })
const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' })
const dialog = page.getByRole('dialog')

async function open(address: string, height = 900): Promise<void> {
  await page.setViewportSize({ width: 1440, height })
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
const edit = (document: string, height?: number) => open(`${own.editor}/#${document}`, height)

async function keep(name: string, shown: Page | Locator): Promise<void> {
  // Pictures arrive and fade in.
  await page.waitForTimeout(4000)
  await sharp(await shown.screenshot())
    .webp({ quality: 80 })
    .toFile(`docs/images/${name}.webp`)
}

try {
  own.record()
  own.git('remote', 'add', 'origin', 'https://git.example/site.git')

  await open(own.site)
  await keep('home', page)
  await edit('services/steel-beam-installation:hero.lead')
  await page.frameLocator('iframe').locator('h1').first().waitFor({ timeout: 90_000 })
  await keep('editor', page)
  await edit('before-launch', 640)
  await keep('before-launch', page)

  await edit('services/steel-beam-installation:hero.picture')
  await page.locator('.picture').click()
  await page.getByLabel(/choose a file/).setInputFiles('pictures/house-extension.jpg')
  await page.getByLabel('What the picture shows').fill('A goalpost frame in the rear wall of a terraced house')
  await keep('add-a-picture', dialog)

  await edit('prices')
  await page.getByLabel('A welder’s visit, from').fill('205')
  await page.getByLabel('A day of 3D modelling, from').fill('460')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await dialog.getByRole('listitem').first().waitFor()
  await keep('publish', dialog)
} finally {
  await browser.close()
  await own.close()
}
