import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openEditorSite } from '../e2e/editor-site.ts'
import { chromiumFlags, requireChromium } from './browsers.ts'

// `node scripts/documentation-pictures.ts` makes docs/images again: the home page, and the content editor at work on a copy of the site.

const own = await openEditorSite()
const browser = await chromium.launch({ executablePath: requireChromium(process.env), args: chromiumFlags })

async function keep(name: string, shown: Page | Locator): Promise<void> {
  // Pictures arrive and fade in.
  await page.waitForTimeout(4000)
  const picture = await shown.screenshot({ animations: 'disabled' })
  await sharp(picture).webp({ quality: 84 }).toFile(`docs/images/${name}.webp`)
}

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], { cwd: own.root })
}

const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' })
const dialog = page.getByRole('dialog')
const visit = page.getByLabel('A welder’s visit, from')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function open(document: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${own.editor}/#${document}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
async function save(): Promise<void> {
  await press('Save')
  await page.getByText('Saved.').waitFor()
}

try {
  git('init', '--quiet')
  git('add', 'content', 'pictures')
  git('commit', '--quiet', '--message=First version')
  git('remote', 'add', 'origin', 'https://git.example/site.git')

  await page.goto(own.site())
  await keep('home', page)

  await open('services/steel-beam-installation:hero.lead')
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await keep('editor', page)

  await open('before-launch')
  await page.getByText(/Points left:/).waitFor()
  await page.setViewportSize({ width: 1040, height: 620 })
  await keep('before-launch', page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await open('gallery')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pictures/ })
    .click()
  await press('Rear extension · frame')
  await page.locator('.picture').click()
  const photo = { name: 'Rear extension in Northfleet.jpg', mimeType: 'image/jpeg' }
  await page
    .getByLabel(/choose a file/)
    .setInputFiles({ ...photo, buffer: readFileSync('pictures/house-extension.jpg') })
  await page.getByLabel('What the picture shows').fill('A goalpost frame in the rear wall of a terraced house')
  await keep('add-a-picture', dialog)
  await press('Add the picture')
  await dialog.waitFor({ state: 'hidden' })
  await save()
  await open('opening-hours')
  await page.getByRole('button', { name: /^Sat/ }).first().click()
  await page.getByLabel('Closes').fill('12:00')
  await save()
  await open('prices')
  await visit.fill('205')
  await save()
  await press('Publish')
  await dialog.getByRole('listitem').first().waitFor()
  await keep('publish', dialog)
  await press('Close')

  await visit.fill('210')
  const file = join(own.root, 'content/prices.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"visit": 205', '"visit": 220'))
  await press('Save')
  await keep('conflict', dialog)
} finally {
  await browser.close()
  await own.close()
}
