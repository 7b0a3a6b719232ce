import { expect, it } from 'vitest'
import { budgetOf, pastBudget } from './budgets.ts'
import { median, medianFigures } from './measures.ts'

it('allows more script where there is a form, and no score for pages kept from search engines', () => {
  const plain = budgetOf('/about').script ?? 0
  for (const path of ['/', '/contact', '/calculator', '/welding-services']) {
    expect(budgetOf(path).script).toBeGreaterThan(plain)
  }
  expect(budgetOf('/about').search).toBe(100)
  expect(budgetOf('/thank-you')).not.toHaveProperty('search')
})

it('keeps a budget that is met to the last digit, and names each one that is broken', () => {
  const script = budgetOf('/about').script ?? 0
  expect(pastBudget('/about', { script, performance: 99, lcp: 1400 })).toEqual([])
  expect(pastBudget('/about', { script: script + 0.04, performance: 98, fcp: 880 })).toEqual([
    `/about: Script ${script}.0, at most ${script}`,
    '/about: Perf. 98, at least 99',
  ])
})

it('takes the middle of several runs, measure by measure', () => {
  expect(median([9, 1, 4])).toBe(4)
  expect(median([4, 1])).toBe(2.5)
  expect(medianFigures([{ lcp: 900, tbt: 5 }, { lcp: 1000, tbt: 0 }, { lcp: 800 }])).toEqual({ lcp: 900, tbt: 2.5 })
})
