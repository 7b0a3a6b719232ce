import { expect, it } from 'vitest'
import { renderedPictures, standInFacts, standInSettings, standInsOf, unconfirmed } from './find-stand-ins.ts'

it.each([
  [{ name: 'Estuary Steelworks' }, 'name', 'name of the stand-in firm'],
  [{ companyNumber: '00000000' }, 'companyNumber', 'number of zeros'],
  [{ vatNumber: 'GB 000 0000 00' }, 'vatNumber', 'number of zeros'],
  [{ phone: '01632 960118' }, 'phone', 'telephone number that is never assigned'],
  [{ email: 'info@estuarysteelworks.example' }, 'email', '.example address: can never be registered'],
  [{ address: { street: 'Unit 4, Basin Yard, Canal Road' } }, 'address.street', 'address of the stand-in firm'],
  [{ position: { latitude: 51.4432 } }, 'position.latitude', 'position of the stand-in yard'],
  [{ certificates: { CHAS: { number: '' } } }, 'certificates.CHAS.number', 'still empty'],
])('finds the stand-in in %j', (firm, path, what) => {
  expect(standInFacts('business.json', firm)).toEqual([{ file: 'business.json', path, what }])
})

it('leaves the facts of a real firm alone', () => {
  const firm = {
    $schema: './json-schemas/business.json',
    name: 'Thames Fabrication',
    companyNumber: '01234567',
    vatNumber: 'GB 123 4567 00',
    phone: '01474 555123',
    certificates: { CHAS: { number: '12', body: 'CHAS', expires: '2027-01-31' } },
  }
  expect(standInFacts('business.json', firm)).toEqual([])
})

it('lists what the owner has not confirmed, even where something has been entered', () => {
  const open = unconfirmed(
    { reviews: '', gallery: '2026-12-01' },
    {
      facts: { phone: '', email: '2026-12-01' },
      texts: { 'faq: emergency advice': '', 'legal/terms-of-service: wording of the page': '' },
    },
  )
  expect(open.map(({ file, path, confirm }) => [file, path, confirm?.join(' › ')])).toEqual([
    ['business.json', 'phone', 'confirmations.json › facts › phone'],
    ['samples.json', 'reviews', 'samples.json › reviews'],
    ['faq', 'emergency advice', 'confirmations.json › texts › faq: emergency advice'],
    [
      'legal/terms-of-service',
      'wording of the page',
      'confirmations.json › texts › legal/terms-of-service: wording of the page',
    ],
  ])
})

it('lists pictures that are still renders', () => {
  const found = renderedPictures({ yard: { file: 'yard.jpg', photograph: true }, beam: { file: 'beam.jpg' } })
  expect(found.map(({ path }) => path)).toEqual(['pictures.beam'])
})

it('reports a missing site address and analytics id', () => {
  const settings = (siteUrl: string, analyticsId: string) =>
    standInSettings({ siteUrl, analyticsId }).map(({ path }) => path)
  expect(settings('https://www.estuarysteelworks.example', 'G-XXXXXXXXXX')).toEqual(['SITE_URL', 'GA_MEASUREMENT_ID'])
  expect(settings('http://www.firm.co.uk', 'G-AB12CD34EF')).toEqual(['SITE_URL'])
  expect(settings('https://www.firm.co.uk', 'G-AB12CD34EF')).toEqual([])
})

it('reads the content of this site', () => {
  expect(standInsOf('content').filter(({ file }) => file === 'business.json').length).toBeGreaterThanOrEqual(26)
})
