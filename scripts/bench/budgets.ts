import { isServicePath, unlistedPaths } from '#content/navigation.ts'

export type Measure = {
  heading: string
  digits: number
  better: 'less' | 'more'
  /** What Lighthouse calls it. */
  category?: string
  audit?: string
}

/** Columns of the table. Sizes are compressed kB (1,000 bytes), times ms. */
export const measures = {
  html: { heading: 'HTML', digits: 1, better: 'less' },
  script: { heading: 'Script', digits: 1, better: 'less' },
  font: { heading: 'Fonts', digits: 1, better: 'less' },
  image: { heading: 'Images', digits: 1, better: 'less' },
  other: { heading: 'Other', digits: 1, better: 'less' },
  total: { heading: 'All kB', digits: 1, better: 'less' },
  requests: { heading: 'Requests', digits: 0, better: 'less' },
  performance: { heading: 'Perf.', digits: 0, better: 'more', category: 'performance' },
  accessibility: { heading: 'Access.', digits: 0, better: 'more', category: 'accessibility' },
  practices: { heading: 'Pract.', digits: 0, better: 'more', category: 'best-practices' },
  search: { heading: 'SEO', digits: 0, better: 'more', category: 'seo' },
  fcp: { heading: 'FCP', digits: 0, better: 'less', audit: 'first-contentful-paint' },
  lcp: { heading: 'LCP', digits: 0, better: 'less', audit: 'largest-contentful-paint' },
  tbt: { heading: 'TBT', digits: 0, better: 'less', audit: 'total-blocking-time' },
  cls: { heading: 'CLS', digits: 4, better: 'less', audit: 'cumulative-layout-shift' },
} satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures
const measureNames = Object.keys(measures) as MeasureName[]

export type Metrics = Partial<Record<MeasureName, number>>

/** Upper limits; for Lighthouse scores, lower limits. */
const everyPage = {
  html: 24,
  script: 8,
  font: 40,
  requests: 30,
  performance: 100,
  accessibility: 100,
  practices: 100,
  search: 100,
  fcp: 850,
  lcp: 1360,
  tbt: 20,
  cls: 0.005,
} satisfies Metrics

/** Hero drawings are inline, in two layouts. */
const htmlWithDrawing = 30

/** Includes React. */
const scriptWithIsland = 85
const interactiveDrawings = [
  '/crane-hire-services',
  '/industrial-steel-platforms',
  '/steel-beam-installation',
  '/steel-staircase-installation',
]
const islandInFirstScreen = ['/', '/areas-we-serve', '/calculator', '/gallery', ...interactiveDrawings]

const totalWithSlider = 150
const totalWithInteractiveDrawing = 135
const totalOfService = 90

/** The budgets of one page. Unlisted pages have no SEO budget. */
function budgetOf(path: string): Metrics {
  const { search, ...others } = everyPage
  return {
    ...others,
    ...(unlistedPaths.includes(path) ? {} : { search }),
    ...(islandInFirstScreen.includes(path) ? { script: scriptWithIsland } : {}),
    ...(isServicePath(path) ? { html: htmlWithDrawing, total: totalOfService } : {}),
    ...(interactiveDrawings.includes(path) ? { total: totalWithInteractiveDrawing } : {}),
    ...(path === '/' ? { html: htmlWithDrawing, total: totalWithSlider } : {}),
  }
}

export function overBudget(path: string, metrics: Metrics): string[] {
  const budget = budgetOf(path)
  return measureNames.flatMap((name) => {
    const [value, limit] = [metrics[name], budget[name]]
    const { better, heading, digits } = measures[name]
    if (value === undefined || limit === undefined) return []
    if (better === 'less' ? value <= limit : value >= limit) return []
    return `${path}: ${heading} ${value.toFixed(digits)}, ${better === 'less' ? 'at most' : 'at least'} ${limit}`
  })
}

export function medianMetrics(runs: readonly Metrics[]): Metrics {
  return Object.fromEntries(
    measureNames.flatMap((name) => {
      const sorted = runs.flatMap((run) => run[name] ?? []).sort((a, b) => a - b)
      const value = sorted[Math.floor(sorted.length / 2)]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

export function toTable(report: ReadonlyMap<string, Metrics>): string {
  const used = measureNames.filter((name) => [...report.values()].some((metrics) => metrics[name] !== undefined))
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const cell = (metrics: Metrics, name: MeasureName) => metrics[name]?.toFixed(measures[name].digits) ?? '–'
  return [
    row(['Page', ...used.map((name) => measures[name].heading)]),
    row(['---', ...used.map(() => '---:')]),
    ...[...report].map(([path, metrics]) => row([path, ...used.map((name) => cell(metrics, name))])),
  ].join('\n')
}
