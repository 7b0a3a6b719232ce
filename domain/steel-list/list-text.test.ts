import { describe, expect, test } from 'vitest'
import { listLimits } from '#content/steel-list.ts'
import { understood } from '../fixtures/steel-list-lines.ts'
import { listCsv } from './list-csv.ts'
import { listFromLink, listToLink } from './list-link.ts'
import type { ListRow } from './list-row.ts'
import { rowText } from './list-text.ts'
import { readLine } from './read-line.ts'

const rowsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const read = readLine(line)
    return read.kind === 'row' ? [read.row] : []
  })
const rows = rowsOf(understood.map(([line]) => line))

test.each([
  ['B12 203×133×25UB 3.180 S355 2 holes each end', 'B12: 1 × UB 203×133×25, 3,180 mm, S355, 4 holes in each'],
  ['2no 254x146x43 UB 6.1m end plates both ends', '2 × UB 254×146×43, 6,100 mm, end plate at both ends'],
  ['1no UB 203x133x25 x 3300 with 1 hole', '1 × UB 203×133×25, 3,300 mm, 1 hole in each'],
  [
    'Column C3 152x152x37 UC 2.7m base plate and cap plate, galv, over the drain',
    'C3: 1 × UC 152×152×37, 2,700 mm, base plate at one end, end plate at one end, galvanised (over the drain)',
  ],
])('%s reads back', (line, text) => {
  const read = rowsOf([line])
  expect(read.map(rowText)).toEqual([text])
  expect(rowsOf([text])).toEqual(read)
})

describe('a link', () => {
  const list = rows.slice(0, 3)
  const link = listToLink(list) ?? ''

  test('carries thirty rows in the characters of a fragment, and no more', () => {
    const list = rows.slice(0, listLimits.linkRows)
    const link = listToLink(list) ?? ''
    expect(listFromLink(link)).toEqual({ rows: list, lost: 0 })
    expect(listFromLink(`#${link}`)).toEqual({ rows: list, lost: 0 })
    // Outlook cuts an address at 2,083 characters.
    expect(link.length).toBeLessThan(2000)
    expect(listToLink(rows.slice(0, listLimits.linkRows + 1))).toBeUndefined()
  })

  test('of more rows is read as far as a link may go', () => {
    const list = rows.slice(0, listLimits.linkRows + 1)
    for (const csv of [listCsv(list), listCsv(list).replaceAll('\r\n', '\u2028')])
      expect(listFromLink(new URLSearchParams({ list: csv }).toString())?.rows).toEqual(list.slice(0, -1))
  })

  test('carries any text of mark and note', () => {
    const odd = list.map((row) => ({ ...row, mark: '~!+%=&#', note: 'ü 梁 (a). "b", 100 %~' }))
    expect(listFromLink(listToLink(odd) ?? '')).toEqual({ rows: odd, lost: 0 })
  })

  test('cut off anywhere, it keeps the rows before the cut and counts the others as lost', () => {
    for (let at = link.indexOf('list='); at < link.length; at += 1) {
      const { rows, lost } = listFromLink(link.slice(0, at)) ?? { rows: [], lost: 0 }
      expect(rows).toEqual(list.slice(0, rows.length))
      expect(lost).toBe(list.length - rows.length)
    }
  })

  test.each(['%', '%E0%A4%A', '&', '=', '['])(
    'with a stray %s it changes no row, and loses none in silence',
    (stray) => {
      const measures = ({ section, quantity, length }: ListRow) => [section, quantity, length].join()
      const sent = new Set(list.map(measures))
      for (let at = link.indexOf('list='); at <= link.length; at += 1) {
        const { rows = [], lost = 0 } = listFromLink(link.slice(0, at) + stray + link.slice(at)) ?? {}
        expect(rows.map(measures).filter((row) => !sent.has(row))).toEqual([])
        expect(rows.length + lost).toBe(list.length)
      }
    },
  )

  test.each(['', 'sections', 'rows=x', 'list', 'list=%', 'list=4 no UB 203x133x25 x 3300', 'rows=1e9', 'rows=-1'])(
    '%s holds no row',
    (text) => {
      expect(listFromLink(text)?.rows ?? []).toEqual([])
      expect(listFromLink(text)?.lost ?? 0).toBeLessThanOrEqual(listLimits.linkRows)
    },
  )
})
