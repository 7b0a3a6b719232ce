import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colours } from '#content/brand.ts'
import { brandStyles } from './brand.ts'

it('stands in the committed stylesheet as content has it', () => {
  expect(readFileSync('app/brand.css', 'utf8'), 'run: node scripts/brand.ts').toBe(brandStyles())
})

const own = ['content/brand.ts', 'app/brand.css']
const files = globSync('{app,content,domain,public,scripts,server}/**/*.{astro,css,mjs,svg,ts,tsx}', {
  // The favicon is drawn at build, from content.
  exclude: ['**/*.test.*', 'public/favicon.svg'],
}).filter((file) => !own.includes(file))

it('has each of its colours written in one place', () => {
  // White is nobody's own.
  const brand = new RegExp(
    Object.values(colours)
      .filter((colour) => colour !== colours.white)
      .join('|'),
    'i',
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => brand.test(readFileSync(file, 'utf8')))).toEqual([])
})
