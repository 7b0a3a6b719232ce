import { expect, it } from 'vitest'
import { standInIn, tasksOf } from './find-stand-ins.ts'

it.each([
  ['01632 960118', 'an invented number'],
  ['+44 (0)1632 960118', 'an invented number'],
  ['07700 900482', 'an invented number'],
  ['020 7946 0123', 'an invented number'],
  ['0161 496 0456', 'an invented number'],
  ['029 2018 0999', 'an invented number'],
  ['0808 157 0192', 'an invented number'],
  ['Call 0909 879 0123.', 'an invented number'],
  ['Estuary Steelworks', 'the name of the invented firm'],
  ['00000000', 'only zeros'],
  ['GB 000 0000 00', 'only zeros'],
  ['info@estuarysteelworks.example', 'an invented address'],
  ['Unit 4, Basin Yard, Canal Road', 'the address of the invented firm'],
  ['51.4432', 'the position of the invented firm'],
  ['G-XXXXXXXXXX', 'a placeholder: enter your own, or leave it empty'],
  ['Sample review · builder, Bromley', 'the samples'],
])('recognises %s as %s', (text, what) => expect(standInIn(text)).toBe(what))

it.each([
  '01474 960118',
  '020 7946 1123',
  '07700 901482',
  '51.4432, 0.3801',
  'Thames Fabrication',
  '01234567',
  'GB 123 4567 00',
  '0',
  '',
])('takes “%s” for real', (text) => expect(standInIn(text)).toBe(undefined))

/** The tasks about a content folder that has nothing but these files. */
function tasks(files: Record<string, Record<string, unknown>>) {
  const none = { samples: {}, 'safety-figures': {}, pictures: { pictures: {} } }
  const all: typeof files = { ...none, ...files, confirmations: { facts: {}, texts: {}, ...files.confirmations } }
  return tasksOf(all)
}

it('makes one task of what is one decision', () => {
  const firm = { legalName: 'Thames Ltd', companyNumber: '00000000', vatNumber: 'GB 000 0000 00' }
  const legal = (business: typeof firm, date: string) => tasks({ business, confirmations: { facts: { legal: date } } })
  expect(legal(firm, '2026-12-01')).toMatchObject([{ field: 'legalName', open: true, blocked: true }])
  const real = { ...firm, companyNumber: '01234567', vatNumber: 'GB 123 4567 00' }
  expect(legal(real, '')).toMatchObject([{ open: true, blocked: false }])
  expect(legal(real, '2026-12-01')).toMatchObject([{ open: false }])
})

it('lists an invented number in a field that no decision names', () => {
  const business = { phone: '01474 555123', nightPhone: '01632 960119', contacts: [{ phone: '01632 960120' }] }
  const found = tasks({ business, confirmations: { facts: { phone: '2026-12-01' } } })
  expect(found.filter(({ open }) => open)).toMatchObject([
    { file: 'business', field: 'nightPhone', blocked: true },
    { file: 'business', field: 'contacts.0.phone', blocked: true },
  ])
})

it('asks for the proof of a figure', () => {
  const claim = { figure: '100%', source: 'Survey', number: '', year: '2026' }
  expect(tasks({ claims: { satisfaction: claim } })).toMatchObject([
    { field: 'satisfaction', note: expect.stringContaining('number') },
  ])
  expect(tasks({ claims: { satisfaction: { ...claim, number: '42 customers' } } })).toEqual([])
})

it('lists what the owner has not confirmed, but nothing of a service that was deleted', () => {
  const found = tasks({
    reviews: { reviews: [{ name: 'Ann' }] },
    faq: {},
    'legal/terms-of-service': {},
    samples: { reviews: '', gallery: '2026-12-01' },
    'safety-figures': { crane: { checked: '' } },
    pictures: {
      pictures: {
        yard: { file: 'yard.jpg', alt: 'A yard', photograph: true },
        beam: { file: 'beam.jpg', alt: 'A beam' },
      },
    },
    confirmations: {
      texts: {
        'faq: emergency advice': '',
        'legal/terms-of-service: wording of the page': '2026-12-01',
        'services/gone: wording of the page': '',
      },
    },
  })
  expect(found.map(({ file, field, open }) => [file, field, open])).toEqual([
    ['reviews', 'reviews', true],
    ['pictures', '', false],
    ['safety-figures', 'crane', true],
    ['faq', 'emergency advice', true],
    ['legal/terms-of-service', '', false],
    ['pictures', 'pictures.beam', false],
  ])
})
