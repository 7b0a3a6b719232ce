import { expect, it } from 'vitest'
import { hasDramaNumber, launchTasks, standInsIn, tasksOf } from './find-stand-ins.ts'

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
  ['name', 'Estuary Steelworks', 'the name of the invented firm'],
  ['companyNumber', '00000000', 'only zeros'],
  ['vatNumber', 'GB 000 0000 00', 'only zeros'],
  ['phone', '01632 960118', 'an invented number'],
  ['email', 'info@estuarysteelworks.example', 'an invented address'],
  ['address', { street: 'Unit 4, Basin Yard, Canal Road' }, 'the address of the invented firm'],
  ['position', { latitude: 51.4432 }, 'the position of the invented firm'],
  ['analyticsId', 'G-XXXXXXXXXX', 'a placeholder: enter your own, or leave it empty'],
  ['reviews', [{ name: 'Sample review · builder, Bromley' }], 'the samples'],
])('finds the stand-in in %s: %j', (field, value, what) => expect(standInsIn(field, value)).toEqual([what]))

it.each([
  ['name', 'Thames Fabrication'],
  ['companyNumber', '01234567'],
  ['vatNumber', 'GB 123 4567 00'],
  ['phone', '01474 555123'],
  ['certificates', { CHAS: { number: '' } }],
])('leaves the %s %j of a real firm alone', (field, value) => expect(standInsIn(field, value)).toEqual([]))

/** The tasks about a content folder that has nothing but these files. */
function tasks(files: Record<string, Record<string, unknown>>) {
  const none = { samples: {}, 'safety-figures': {}, pictures: { pictures: {} } }
  const all: typeof files = { ...none, ...files, confirmations: { facts: {}, texts: {}, ...files.confirmations } }
  return tasksOf((file) => all[file])
}

it('makes one task of what is one decision', () => {
  const firm = { legalName: 'Thames Ltd', companyNumber: '00000000', vatNumber: 'GB 000 0000 00' }
  const legal = (business: typeof firm, date: string) => tasks({ business, confirmations: { facts: { legal: date } } })
  expect(legal(firm, '2026-12-01')).toMatchObject([{ field: 'legalName', open: true, blocked: true }])
  const real = { ...firm, companyNumber: '01234567', vatNumber: 'GB 123 4567 00' }
  expect(legal(real, '')).toMatchObject([{ open: true, blocked: false }])
  expect(legal(real, '2026-12-01')).toMatchObject([{ open: false }])
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

it('names a field for every task of this site', () => {
  for (const { group, file, title, field } of launchTasks('content')) {
    expect(group && file).toBeTruthy()
    expect(title || field || file).toBeTruthy()
  }
})
