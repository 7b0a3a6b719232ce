import { describe, expect, test } from 'vitest'
import { heldOut } from '../fixtures/steel-list-held-out.ts'
import { type Schedule, schedules } from '../fixtures/steel-list-schedules.ts'
import type { ReadLine } from './read-line.ts'
import { readList } from './read-list.ts'

const signs = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** What reading makes of each line, in the notation of the fixture. A heading row is nothing. */
function readingOf({ lines }: Schedule): string[] {
  const read = readList(lines.map(([line]) => line).join('\n')).lines
  return lines.map(([line]) => {
    const found = read.find(({ text }) => signs(text) === signs(line))
    return found ? written(found) : ''
  })
}

function written(read: ReadLine): string {
  if (read.kind !== 'row') return read.kind === 'note' ? '' : '?'
  const { mark, quantity, section, length, grade, finish } = read.row
  const parts = [mark && `${mark}:`, quantity, section, length, grade, finish === 'none' ? '' : finish]
  return parts.filter(Boolean).join(' ')
}

describe.each([...schedules, ...heldOut].map((schedule) => [schedule.name, schedule] as const))('%s', (_, schedule) => {
  const read = readingOf(schedule)

  test.each(schedule.lines.map(([line, meant], at) => [line, meant, read[at] ?? '']))('%s', (_, meant, made) => {
    // A line that is no row may be asked about.
    expect(meant === '' && made === '?' ? '' : made).toBe(meant)
  })
})
