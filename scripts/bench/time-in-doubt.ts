import { pastBudget } from './budgets.ts'
import { type Figures, medianFigures } from './measures.ts'

/**
 * Times one kind of measure of a page `runs` times, and twice as often again when its medians are past the page's
 * budget: something else may have held the machine up. Gives the medians of all runs; `once` hears how many went before.
 */
export async function timeInDoubt(
  path: string,
  runs: number,
  once: (done: number) => Promise<Figures>,
): Promise<Figures> {
  const timed: Figures[] = []
  const timeUpTo = async (count: number) => {
    while (timed.length < count) timed.push(await once(timed.length))
  }
  await timeUpTo(runs)
  if (pastBudget(path, medianFigures(timed)).length > 0) await timeUpTo(runs * 3)
  return medianFigures(timed)
}
