import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colours } from '#content/brand.ts'

it('has each of its colours written in one place', () => {
  const files = globSync('{app,content,domain,editor,scripts,server}/**/*.{astro,css,mjs,svg,ts,tsx}').filter(
    (file) => !/\.test\./.test(file) && file !== 'content/brand.ts',
  )
  // White belongs to no brand.
  const brand = new RegExp(
    Object.values(colours)
      .filter((colour) => colour !== colours.white)
      .map((colour) => colour.slice(1))
      .join('|'),
    'i',
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => brand.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('has the icon of the tab in its colours', () => {
  const own: readonly string[] = Object.values(colours)
  const used = readFileSync('public/favicon.svg', 'utf8').match(/#\w+/g)
  expect(used?.filter((colour) => !own.includes(colour))).toEqual([])
})
