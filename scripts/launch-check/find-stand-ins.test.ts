import { expect, it } from 'vitest'
import {
  renderedPictures,
  safetyTexts,
  sampleContent,
  sampleKinds,
  standInFacts,
  standInSettings,
} from './find-stand-ins.ts'

const what = (lines: readonly string[]) => standInFacts('b.ts', lines.join('\n')).map((found) => found.what)

it.each([
  ["  name: 'Estuary Steelworks',", 'name of the stand-in firm'],
  ["  companyNumber: '00000000',", 'company number of zeros'],
  ["  vatNumber: 'GB 000 0000 00',", 'VAT number of zeros'],
  ["  phone: { display: '01632 960118' },", 'telephone number that is never assigned'],
  ["  email: 'info@estuarysteelworks.example',", '.example address: can never be registered'],
  ["    street: 'Unit 4, Basin Yard, Canal Road',", 'address of the stand-in firm'],
  ['  position: { latitude: 51.4432, longitude: 0.3801 },', 'position of the stand-in yard'],
  ["    CHAS: { number: '', body: '', expires: '' },", 'certificate without its number, issuing body or expiry'],
  ["    publicLiability: { cover: '£10 million', insurer: '' },", 'insurance without its insurer or cover'],
])('finds the stand-in in %s', (line, expected) => expect(what([line])).toEqual([expect.stringContaining(expected)]))

it('leaves the facts of a real firm alone, and comments', () => {
  const real = [
    '/** Was Estuary Steelworks, 01632 960118 */',
    "  name: 'Thames Fabrication',",
    "  companyNumber: '01234567',",
    "  vatNumber: 'GB 123 4567 00',",
    "  phone: { display: '01474 555123', href: 'tel:+441474555123' },",
    "  email: 'info@thamesfabrication.co.uk',",
    "    CHAS: { number: '12', body: 'CHAS', expires: '2027-01-31' },",
    "    publicLiability: { cover: '£10 million', insurer: 'An insurer' },",
  ]
  expect(what(real)).toEqual([])
})

it('finds content that calls itself a sample, once for each file', () => {
  expect(sampleContent('a.ts', '// Sample content: none of it is real\nexport const a = {}')).toMatchObject([
    { line: 1 },
  ])
  expect(sampleContent('a.ts', "export const a = 'a finish sample before we cut'")).toEqual([])
})

it('lists each unchecked safety text', () => {
  const text = "export const a = {\n  // Safety text: who lifts what\n  text: 'a',\n  // Safety first\n}"
  expect(safetyTexts('a.ts', text)).toEqual([
    { file: 'a.ts', line: 2, what: 'safety text, to be checked by a competent person: who lifts what' },
  ])
})

it('finds every kind of content that is still invented, and says what it is', () => {
  const text =
    'export const samples = {\n  /** Who wrote them. */\n  reviews: true,\n  gallery: false,\n  prices: true,\n}'
  expect(sampleKinds('s.ts', text)).toEqual([
    { file: 's.ts', line: 3, what: 'sample reviews: write the firm’s own, then `reviews: false`. Who wrote them.' },
    { file: 's.ts', line: 5, what: 'sample prices: write the firm’s own, then `prices: false`' },
  ])
})

it('finds pictures that are still renders', () => {
  const entry = (name: string, ...facts: string[]) => [`  ${name}: {`, `    file: '${name}.jpg',`, ...facts, '  },']
  const text = [...entry('a', '    photograph: true,'), ...entry('b'), ...entry('c', '    photograph: true,')].join(
    '\n',
  )
  expect(renderedPictures('p.ts', text)).toMatchObject([{ file: 'p.ts', line: 6 }])
})

it('reports a missing site address and analytics id', () => {
  const text = "export const defaultSiteUrl = 'x'\nexport const placeholderAnalyticsId = 'y'"
  const lines = (siteUrl: string, analyticsId: string) =>
    standInSettings('s.ts', text, { siteUrl, analyticsId }).map(({ line }) => line)
  expect(lines('https://www.estuarysteelworks.example', 'G-XXXXXXXXXX')).toEqual([1, 2])
  expect(lines('http://www.firm.co.uk', 'G-AB12CD34EF')).toEqual([1])
  expect(lines('https://www.firm.co.uk', 'G-AB12CD34EF')).toEqual([])
})
