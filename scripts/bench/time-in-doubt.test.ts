import { expect, it } from 'vitest'
import { budgetOf } from './budgets.ts'
import { timeInDoubt } from './time-in-doubt.ts'

const { next: limit = 0 } = budgetOf('/about')

/** Answers with these figures for the next page, one after the other. */
function clicks(...answers: number[]) {
  return async (done: number) => ({ next: answers[done] })
}

it('takes the median of the runs asked for where that keeps the budget', async () => {
  expect(await timeInDoubt('/about', 3, clicks(limit + 90, limit, limit - 9))).toEqual({ next: limit })
})

it('times twice as often again what is past its budget, and counts all runs', async () => {
  const late = [limit + 3, limit + 2, limit + 1]
  expect(await timeInDoubt('/about', 1, clicks(...late))).toEqual({ next: limit + 2 })
  expect(await timeInDoubt('/about', 1, clicks(limit + 3, limit - 1, limit - 2))).toEqual({ next: limit - 1 })
})

it('leaves out what the page does not have, or nobody wants timed', async () => {
  expect(await timeInDoubt('/about', 1, async () => ({ press: undefined }))).toEqual({})
  expect(await timeInDoubt('/about', 0, clicks())).toEqual({})
})
