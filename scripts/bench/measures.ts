type Measure = {
  heading: string
  digits: number
  better: 'less' | 'more'
  /** A difference up to this is noise. */
  grain: number
}

/** Everything that is measured of a page, in the order of the table. Sizes are kB (1,000 bytes) as sent, times ms. */
export const measures = {
  html: { heading: 'HTML', digits: 1, better: 'less', grain: 0.1 },
  script: { heading: 'Script', digits: 1, better: 'less', grain: 0.1 },
  font: { heading: 'Fonts', digits: 1, better: 'less', grain: 0.1 },
  image: { heading: 'Images', digits: 1, better: 'less', grain: 0.1 },
  other: { heading: 'Other', digits: 1, better: 'less', grain: 0.1 },
  total: { heading: 'All kB', digits: 1, better: 'less', grain: 0.1 },
  requests: { heading: 'Requests', digits: 0, better: 'less', grain: 0 },
  performance: { heading: 'Perf.', digits: 0, better: 'more', grain: 0 },
  accessibility: { heading: 'Access.', digits: 0, better: 'more', grain: 0 },
  practices: { heading: 'Pract.', digits: 0, better: 'more', grain: 0 },
  search: { heading: 'SEO', digits: 0, better: 'more', grain: 0 },
  fcp: { heading: 'FCP', digits: 0, better: 'less', grain: 40 },
  lcp: { heading: 'LCP', digits: 0, better: 'less', grain: 60 },
  tbt: { heading: 'TBT', digits: 0, better: 'less', grain: 15 },
  cls: { heading: 'CLS', digits: 4, better: 'less', grain: 0.0005 },
  next: { heading: 'Next page', digits: 0, better: 'less', grain: 8 },
  plain: { heading: 'Unprepared', digits: 0, better: 'less', grain: 30 },
  press: { heading: 'First press', digits: 0, better: 'less', grain: 20 },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures
export const measureNames = Object.keys(measures) as MeasureName[]

/** What was measured of one page; a measure that does not apply is left out. */
export type Figures = Partial<Record<MeasureName, number>>

export function shown(name: MeasureName, value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(measures[name].digits)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** The median of each measure over several runs. */
export function medianFigures(runs: readonly Figures[]): Figures {
  return Object.fromEntries(
    measureNames.flatMap((name) => {
      const values = runs.flatMap((run) => run[name] ?? [])
      return values.length > 0 ? [[name, median(values)]] : []
    }),
  )
}
