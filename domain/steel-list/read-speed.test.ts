import { expect, test } from 'vitest'
import { listLimits } from '#content/steel-list.ts'
import { answersOf } from './read-line.ts'
import { readList } from './read-list.ts'

/** What a line may consist of: signs, numbers, words of every rule and whole phrases. */
const pieces = [
  ...['x', '1', ' ', '@', '"', '-', '.', ';', '|', 'é', '1x', '1 ', '1,', 'x ', 'a1', 'a,', '1;'],
  ...['1 total ', 'wt = ', '1 no ', 'B1 & ', '3.3m with ', 'each end ', '£1 ', '1kg ', 'S355 ', '2 holes ', '300x'],
  ...['203x133x25 UB ', 'UB 203x133x26 ', 'M16 bolts ', 'end plate ', 'hot dip ', 'plot 4 '],
]
const lineOf = (piece: string) => `4 no ${piece.repeat(500)}`.slice(0, listLimits.line)

/** Of this thread alone, because other tests run beside it. */
function milliseconds(text: string): number {
  const before = process.threadCpuUsage()
  for (const line of readList(text).lines.slice(0, 20)) answersOf(line)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

test.each(pieces)('500 lines of “%s” are read in linear time', (piece) => {
  const text = (lines: number) => `${lineOf(piece)}\n`.repeat(lines)
  const best = (lines: number) => Math.min(...Array.from({ length: 5 }, () => milliseconds(text(lines))))
  const [half, whole] = [best(250), best(500)]
  expect(whole).toBeLessThan(200)
  // Below that, the clock says more than the code.
  if (half > 20) expect(whole / half).toBeLessThan(2.5)
})
