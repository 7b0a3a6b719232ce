import { expect, it } from 'vitest'
import { budgetOf, pastBudget } from './budgets.ts'
import { median, medianFigures } from './measures.ts'

it('allows React where the first screen is operated, and no score for pages kept from search engines', () => {
  const plain = budgetOf('/about').script ?? 0
  for (const path of ['/', '/calculator', '/faq', '/gallery']) expect(budgetOf(path).script).toBeGreaterThan(plain)
  for (const path of ['/contact', '/welding-services']) expect(budgetOf(path).script).toBe(plain)
  expect(budgetOf('/about').search).toBe(100)
  expect(budgetOf('/thank-you')).not.toHaveProperty('search')
})

it('bounds what home and the service pages weigh in all', () => {
  expect(budgetOf('/').total).toBeGreaterThan(budgetOf('/welding-services').total ?? Number.POSITIVE_INFINITY)
  expect(budgetOf('/about')).not.toHaveProperty('total')
})

it('keeps a budget that is met to the last digit, and names each one that is broken', () => {
  const { script = 0, lcp = 0 } = budgetOf('/about')
  expect(pastBudget('/about', { script, performance: 100, lcp })).toEqual([])
  expect(pastBudget('/about', { script: script + 0.04, performance: 99, plain: 9000 })).toEqual([
    `/about: Script ${script}.0, at most ${script}`,
    '/about: Perf. 99, at least 100',
  ])
})

it('takes the middle of several runs, measure by measure', () => {
  expect(median([9, 1, 4])).toBe(4)
  expect(median([4, 1])).toBe(2.5)
  expect(medianFigures([{ lcp: 900, tbt: 5 }, { lcp: 1000, tbt: 0 }, { lcp: 800 }])).toEqual({ lcp: 900, tbt: 2.5 })
})
