import { expect, it } from 'vitest'
import { alarmEvery, type Delivered, decide, nothingTold, settle } from './rules.ts'

const minute = 60_000

/** What is said over time: one level a minute; `answer` is what becomes of each message. */
function story(levels: readonly number[], answer: (message: number) => Delivered = () => 'taken'): string[] {
  let notice = nothingTold
  const said: string[] = []
  for (const [at, level] of levels.entries()) {
    const before = notice
    const decision = decide(before, level, at * minute)
    notice = decision.notice
    if (!decision.say) continue
    said.push(`${at} ${decision.say}`)
    notice = settle({ say: decision.say, notice }, before, level, answer(said.length), at * minute)
  }
  return said
}

const minutes = (level: number, count: number) => Array<number>(count).fill(level)

it('a day of trouble is one alarm and one all-clear', () => {
  expect(story([...minutes(0, 10), ...minutes(1, 1440), ...minutes(0, 100)])).toEqual(['10 alarm', '1450 all-clear'])
})

it('trouble that comes and goes is told at most once an hour', () => {
  const flapping = Array.from({ length: 180 }, (_, at) => (at % 10 < 5 ? 1 : 0))
  expect(story(flapping)).toEqual(['0 alarm', '5 all-clear', '60 alarm', '65 all-clear', '120 alarm', '125 all-clear'])
})

it('what gets worse is told again, an hour after the last time', () => {
  expect(story([...minutes(1, 10), ...minutes(2, 100), ...minutes(0, 1)])).toEqual([
    '0 alarm',
    '60 alarm',
    '110 all-clear',
  ])
})

it('a webhook that refuses is asked again every five minutes until it takes the alarm', () => {
  const said = story([...minutes(1, 60), ...minutes(0, 2)], (message) => (message < 4 ? 'refused' : 'taken'))
  expect(said).toEqual(['0 alarm', '5 alarm', '10 alarm', '15 alarm', '60 all-clear'])
})

it('a refused alarm of trouble that is over is not followed by an all-clear', () => {
  expect(story([1, 0, 0, 0, 0, 0, 0, 0], () => 'refused')).toEqual(['0 alarm'])
})

it('a webhook that never answers is asked once an hour, and told once that all is well', () => {
  expect(story([...minutes(1, 130), ...minutes(0, 100)], () => 'unknown')).toEqual([
    '0 alarm',
    '60 alarm',
    '120 alarm',
    '130 all-clear',
  ])
})

it('an all-clear that is refused is tried again; one without answer is not', () => {
  const answers: Delivered[] = ['taken', 'refused', 'refused', 'taken']
  expect(story([1, ...minutes(0, 30)], (message) => answers[message - 1] ?? 'taken')).toEqual([
    '0 alarm',
    '1 all-clear',
    '6 all-clear',
    '11 all-clear',
  ])
  expect(story([1, ...minutes(0, 30)], (message) => (message === 1 ? 'taken' : 'unknown'))).toEqual([
    '0 alarm',
    '1 all-clear',
  ])
})

it('a process that ends between an alarm and its answer leaves a notice that keeps the hour', () => {
  const { notice } = decide(nothingTold, 1, 0)
  expect(decide(notice, 1, alarmEvery - 1).say).toBeUndefined()
  expect(decide(notice, 1, alarmEvery).say).toBe('alarm')
  expect(decide(notice, 0, minute).say).toBeUndefined()
  expect(decide(notice, 0, 2 * minute).say).toBe('all-clear')
})
