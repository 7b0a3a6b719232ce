import { expect, it } from 'vitest'
import { budgetOf, overBudget } from './budgets.ts'

it('accepts a metric on its limit, and names each one beyond it', () => {
  const { script = 0, lcp = 0 } = budgetOf('/about')
  expect(overBudget('/about', { script, performance: 100, lcp })).toEqual([])
  expect(overBudget('/about', { script: script + 0.04, performance: 99 })).toEqual([
    `/about: Script ${script}.0, at most ${script}`,
    '/about: Perf. 99, at least 100',
  ])
})
