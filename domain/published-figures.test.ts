import { expect, test } from 'vitest'
import { about } from '#content/about.ts'
import { business } from '#content/business.ts'
import { calculatorFactors, calculatorRules, calculatorServices } from '#content/calculator.ts'
import { home } from '#content/home.ts'
import { kentTowns, serviceAreas } from '#content/places.ts'
import { regions } from '#content/regions.ts'
import { reviewsPage } from '#content/reviews.ts'
import { metalworkOpening } from '#content/services/architectural-metalwork-london.ts'
import { type ServicePath, serviceByPath } from '#content/services/index.ts'
import { checkCoverage } from './coverage.ts'
import * as specPrices from './fixtures/prices.ts'
import { weekHours } from './opening-hours.ts'
import { specFigures as spec, specPlaces, specQuotes } from './spec-figures.ts'

type Figure = { of: string; published: unknown; specified: unknown }

/** A space that holds a number and its unit together reads as a space. */
function plain(value: unknown): string {
  return String(value).replaceAll('\u00a0', ' ')
}

function differences(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ published, specified }) => plain(published) !== plain(specified))
    .map(({ of, published, specified }) => `${of}: published ${plain(published)}, specified ${plain(specified)}`)
}

/** Every string below a value. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(strings)
}

type Amount = { value: string; label: string; rate?: number; multiplier?: number }

function prices(of: string, published: readonly Amount[], specified: readonly Amount[]): Figure[] {
  const written = (option?: Amount) => (option ? `${option.label} ${option.rate ?? option.multiplier}` : 'not offered')
  const offered = new Set([...specified, ...published].map(({ value }) => value))
  const find = (list: readonly Amount[], wanted: string) => list.find(({ value }) => value === wanted)
  return [...offered].map((value) => ({
    of: `${of}, ${value}`,
    published: written(find(published, value)),
    specified: written(find(specified, value)),
  }))
}

function quotes(path: ServicePath, wanted: readonly string[]): Figure[] {
  // Its finishes open the page as drawn samples.
  const opening = path === '/architectural-metalwork-london' ? metalworkOpening : []
  const words = strings([serviceByPath(path), opening])
    .join(' ')
    .toLowerCase()
  return wanted.map((figure) => ({
    of: path,
    published: words.includes(figure.toLowerCase()) ? figure : 'other words',
    specified: figure,
  }))
}

function promise(outward: string): string {
  const coverage = checkCoverage(outward)
  return coverage.kind === 'covered' ? `${coverage.region}, ${coverage.responseTime}` : coverage.kind
}

/** Places with the promise that is published for them, those with the same one together. */
function promises(specified: string, places: readonly string[]): Figure[] {
  const alike = Map.groupBy(places, (place) => promise(place.trim().split(' ')[0] ?? ''))
  return [...alike].map(([published, found]) => ({
    of: found.map((place) => place.trim()).join(', '),
    published,
    specified,
  }))
}

const lists = (of: string, published: readonly string[], specified: readonly string[]): Figure => ({
  of,
  published: published.join(', '),
  specified: specified.join(', '),
})

const figures: readonly Figure[] = [
  ...prices('rate', calculatorServices, specPrices.calculatorServices),
  ...Object.entries(calculatorFactors).flatMap(([key, { options }]) =>
    prices(key, options, specPrices.calculatorFactors[key as keyof typeof calculatorFactors].options),
  ),
  ...Object.entries(calculatorRules).map(([key, published]) => ({
    of: `calculator, ${key}`,
    published,
    specified: specPrices.calculatorRules[key as keyof typeof calculatorRules],
  })),
  lists(
    'opening hours',
    weekHours(business.hours, business.closed).map(([days, times]) => `${days} ${times}`),
    spec.hours,
  ),
  { of: 'London deliveries', published: business.londonDeliveryHours, specified: spec.londonDeliveryHours },
  { of: 'rating', published: business.rating.value, specified: spec.rating },
  { of: 'reviews counted', published: business.rating.count, specified: spec.reviews },
  { of: 'reviews shown', published: reviewsPage.reviews.length, specified: spec.reviews },
  { of: 'reviews on the home page', published: home.reviews.shown, specified: spec.reviewsOnHome },
  { of: 'service radius', published: business.serviceRadiusMetres, specified: spec.serviceRadiusMetres },
  { of: 'towns in Kent', published: kentTowns.length, specified: spec.kentTowns },
  { of: 'areas in the footer', published: serviceAreas.length, specified: spec.footerAreas },
  lists(
    'figures on the home page',
    home.hero.stats.map(({ value }) => value),
    spec.homeStats,
  ),
  lists(
    'figures on the about page',
    about.stats.figures.map(({ value }) => value),
    spec.aboutStats,
  ),
  ...regions.flatMap(({ region, projects, responseTime }) => [
    { of: `projects, ${region}`, published: projects, specified: spec.projects[region] },
    { of: `response, ${region}`, published: responseTime, specified: spec.responseTimes[region] },
  ]),
  ...Object.entries(specQuotes).flatMap(([path, wanted]) => quotes(path as ServicePath, wanted)),
  ...Object.entries(specPlaces).flatMap(([specified, places]) => promises(specified, places.split(','))),
]

test('tells which published figures the specification has otherwise, and fails for none of them', () => {
  for (const difference of differences(figures)) console.log(`Not as specified: ${difference}`)
  expect(figures.length).toBeGreaterThan(80)
})

test('a figure that differs is told with both values', () => {
  expect(
    differences([
      { of: 'rate, welding', published: 45, specified: 45 },
      { of: 'response', published: '48\u00a0hours', specified: '48 hours' },
      { of: 'rating', published: '4.9', specified: '5.0' },
    ]),
  ).toEqual(['rating: published 4.9, specified 5.0'])
})
