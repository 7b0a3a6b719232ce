import { expect, it } from 'vitest'
import { budgetOf, medianMetrics, overBudget, toTable } from './budgets.ts'

it('allows React where the first screen has an island, and sets no SEO budget for pages kept from search engines', () => {
  const plain = budgetOf('/about').script ?? 0
  for (const path of ['/', '/calculator', '/faq', '/gallery']) expect(budgetOf(path).script).toBeGreaterThan(plain)
  for (const path of ['/contact', '/welding-services']) expect(budgetOf(path).script).toBe(plain)
  expect(budgetOf('/about').search).toBe(100)
  expect(budgetOf('/thank-you')).not.toHaveProperty('search')
})

it('limits the total weight of home and the service pages', () => {
  expect(budgetOf('/').total).toBeGreaterThan(budgetOf('/welding-services').total ?? Number.POSITIVE_INFINITY)
  expect(budgetOf('/about')).not.toHaveProperty('total')
})

it('accepts a metric on its limit, and names each one beyond it', () => {
  const { script = 0, lcp = 0 } = budgetOf('/about')
  expect(overBudget('/about', { script, performance: 100, lcp })).toEqual([])
  expect(overBudget('/about', { script: script + 0.04, performance: 99 })).toEqual([
    `/about: Script ${script}.0, at most ${script}`,
    '/about: Perf. 99, at least 100',
  ])
})

it('takes the median of several runs, metric by metric', () => {
  expect(medianMetrics([{ lcp: 900, tbt: 5 }, { lcp: 1000 }, { lcp: 800 }])).toEqual({ lcp: 900, tbt: 5 })
})

it('writes a table of what was measured', () => {
  const report = new Map([
    ['/', { script: 104.25, cls: 0.0012 }],
    ['/thank-you', { script: 99 }],
  ])
  expect(toTable(report).split('\n')).toEqual([
    '| Page | Script | CLS |',
    '| --- | ---: | ---: |',
    '| / | 104.3 | 0.0012 |',
    '| /thank-you | 99.0 | – |',
  ])
})
