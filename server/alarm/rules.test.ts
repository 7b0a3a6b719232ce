import { expect, it } from 'vitest'
import { type Cause, decide, nothingTold } from './rules.ts'

/** The messages over time, with one level a minute. `taken` says whether the webhook takes each of them. */
function story(levels: readonly number[], taken: (message: number) => boolean = () => true, cause: Cause = 'disk') {
  let notice = nothingTold
  const said: string[] = []
  for (const [minute, level] of levels.entries()) {
    const decision = decide(cause, notice, level, minute * 60_000)
    if (decision.say) said.push(`${minute} ${decision.say}`)
    notice = decision.say && !taken(said.length) ? decision.ifRefused : decision.notice
  }
  return said
}

const minutes = (level: number, count: number) => Array<number>(count).fill(level)

it('sends one alarm and one all-clear about a day-long problem', () => {
  expect(story([...minutes(0, 10), ...minutes(1, 1440), ...minutes(0, 100)])).toEqual(['10 alarm', '1450 all-clear'])
})

it('sends at most one alarm an hour when the level goes up and down', () => {
  const flapping = Array.from({ length: 120 }, (_, at) => (at % 10 < 5 ? 1 : 0))
  expect(story(flapping)).toEqual(['0 alarm', '5 all-clear', '60 alarm', '65 all-clear'])
})

it('sends another alarm when it gets worse, an hour after the last one', () => {
  expect(story([...minutes(1, 10), ...minutes(2, 100), 0])).toEqual(['0 alarm', '60 alarm', '110 all-clear'])
})

it('repeats a message that the webhook does not take every 15 minutes', () => {
  const refusedTwice = story([...minutes(1, 60), ...minutes(0, 30)], (message) => message > 2 && message !== 4)
  expect(refusedTwice).toEqual(['0 alarm', '15 alarm', '30 alarm', '60 all-clear', '75 all-clear'])
  expect(story([1, ...minutes(0, 60)], () => false)).toEqual(['0 alarm'])
})

it('reports crashes once a day, without an all-clear', () => {
  const day = 24 * 60
  expect(story([...minutes(1, day), ...minutes(0, 10), ...minutes(1, 10)], undefined, 'crashes')).toEqual([
    '0 alarm',
    `${day + 10} alarm`,
  ])
})
