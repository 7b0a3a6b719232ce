import { expect, it } from 'vitest'
import {
  claimTasks,
  confirmationTasks,
  factTasks,
  hasDramaNumber,
  launchTasks,
  pictureTasks,
  standInFacts,
} from './find-stand-ins.ts'

it.each([
  '01632 960118',
  '+44 (0)1632 960118',
  '07700 900482',
  '447700900482',
  '020 7946 0123',
  '0161 496 0456',
  '029 2018 0999',
  '0808 157 0192',
  '0909 879 0123',
])('recognises %s as a drama number', (text) => expect(hasDramaNumber(`phone: '${text}'`)).toBe(true))

it.each(['01474 960118', '020 7946 1123', '07700 901482', '+44 1632 961118', 'DA12 2ZZ', '51.4432, 0.3801'])(
  'takes %s for a real one, or none',
  (text) => expect(hasDramaNumber(`phone: '${text}'`)).toBe(false),
)

it.each([
  [{ name: 'Estuary Steelworks' }, 'name', 'the name of the invented firm'],
  [{ companyNumber: '00000000' }, 'companyNumber', 'only zeros'],
  [{ vatNumber: 'GB 000 0000 00' }, 'vatNumber', 'only zeros'],
  [{ phone: '01632 960118' }, 'phone', 'an invented number'],
  [{ email: 'info@estuarysteelworks.example' }, 'email', 'an invented address'],
  [{ address: { street: 'Unit 4, Basin Yard, Canal Road' } }, 'address.street', 'the address of the invented firm'],
  [{ position: { latitude: 51.4432 } }, 'position.latitude', 'the position of the invented firm'],
  [{ certificates: { CHAS: { number: '' } } }, 'certificates.CHAS.number', 'empty'],
  [{ analyticsId: 'G-XXXXXXXXXX' }, 'analyticsId', 'a placeholder: enter your own, or leave it empty'],
])('finds the stand-in in %j', (firm, path, what) => {
  expect(standInFacts(firm)).toEqual([{ path, what }])
})

it('leaves the facts of a real firm alone', () => {
  const firm = {
    name: 'Thames Fabrication',
    companyNumber: '01234567',
    vatNumber: 'GB 123 4567 00',
    phone: '01474 555123',
    certificates: { CHAS: { number: '12', body: 'CHAS', expires: '2027-01-31' } },
  }
  expect(standInFacts(firm)).toEqual([])
})

it('makes one task of what is one decision', () => {
  const firm = { legalName: 'Thames Ltd', companyNumber: '00000000', vatNumber: 'GB 000 0000 00' }
  expect(factTasks(firm, { legal: '2026-12-01' })).toMatchObject([{ field: 'legalName', open: true, blocked: true }])
  const real = { ...firm, companyNumber: '01234567', vatNumber: 'GB 123 4567 00' }
  expect(factTasks(real, { legal: '' })).toMatchObject([{ open: true, blocked: false }])
  expect(factTasks(real, { legal: '2026-12-01' })).toMatchObject([{ open: false }])
})

it('accepts a certificate that the firm does not hold, once the owner has said so', () => {
  const firm = { certificates: { CHAS: { number: '' } } }
  expect(factTasks(firm, { certificates: '' })).toMatchObject([{ open: true, blocked: false }])
  expect(factTasks(firm, { certificates: '2026-12-01' })).toMatchObject([{ open: false }])
})

it('asks for the proof of a figure', () => {
  const claim = { figure: '100%', source: 'Survey', number: '', year: '2026' }
  expect(claimTasks({ satisfaction: claim })).toMatchObject([
    { field: 'satisfaction', note: expect.stringContaining('number') },
  ])
  expect(claimTasks({ satisfaction: { ...claim, number: '42 customers' } })).toEqual([])
})

it('accepts no reviews while one is still a sample', () => {
  const tasks = (name: string) => confirmationTasks({ reviews: '2026-12-01' }, {}, {}, () => [{ name }])
  expect(tasks('Sample review · builder, Bromley')).toMatchObject([{ open: true, blocked: true }])
  expect(tasks('Ann')).toMatchObject([{ open: false, blocked: false }])
})

it('lists what the owner has not confirmed', () => {
  const tasks = confirmationTasks(
    { reviews: '', gallery: '2026-12-01' },
    { crane: { checked: '' } },
    { 'faq: emergency advice': '', 'legal/terms-of-service: wording of the page': '2026-12-01' },
  )
  expect(tasks.map(({ file, field, open }) => [file, field, open])).toEqual([
    ['reviews', 'reviews', true],
    ['pictures', '', false],
    ['safety-figures', 'crane', true],
    ['faq', 'emergency advice', true],
    ['legal/terms-of-service', '', false],
  ])
})

it('lists pictures that are still renders, until the owner says that they stay', () => {
  const pictures = {
    yard: { file: 'yard.jpg', alt: 'A yard', photograph: true },
    beam: { file: 'beam.jpg', alt: 'A beam' },
  } as const
  expect(pictureTasks(pictures, false)).toMatchObject([
    { field: 'pictures.beam', title: 'A beam', picture: 'beam.jpg', open: true },
  ])
  expect(pictureTasks(pictures, true)).toMatchObject([{ open: false }])
})

it('names a field for every task of this site', () => {
  for (const { group, file, title, field } of launchTasks('content')) {
    expect(group && file).toBeTruthy()
    expect(title || field || file).toBeTruthy()
  }
})
