import { expect, test } from 'vitest'
import { beamRow } from '../fixtures/steel-list-rows.ts'
import { sectionShapes, steelSectionById } from '../steel-sections.ts'
import { listCsv } from './list-csv.ts'
import type { ListRow } from './list-row.ts'
import { rowText } from './list-text.ts'
import { answersToLine } from './read-line.ts'
import { readList } from './read-list.ts'

/** Mulberry32, so that a failure comes back. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const ids = [...sectionShapes().keys(), 'pl-250x12', 'pl-300x20']
const grades = ['', 'S275JR', 'S355J2', 'S355J2H', 'S275'] as const
const finishes = ['none', 'primed', 'galvanised', 'powder coated'] as const

/** Each run goes on with the sections where the last one ended, so that all are written in every layout. */
function rowsFrom(seed: number, count: number): ListRow[] {
  const below = randomFrom(seed)
  return Array.from({ length: count }, (_, at) => ({
    ...beamRow,
    mark: `B${at + 1}`,
    section: ids[(seed * count + at) % ids.length] ?? '',
    quantity: 1 + below(40),
    length: 350 + below(19_000),
    grade: grades[below(grades.length)] ?? '',
    finish: finishes[below(finishes.length)] ?? 'none',
  }))
}

const name = ({ section }: ListRow) => steelSectionById(section)?.name.replaceAll('×', 'x') ?? ''
const finish = ({ finish }: ListRow) => (finish === 'none' ? '' : finish)
const metres = ({ length }: ListRow) => (length / 1000).toFixed(3)
const grouped = ({ length }: ListRow) => length.toLocaleString('en-GB')
const mass = ({ section, length }: ListRow) => ((steelSectionById(section)?.mass ?? 0) * length) / 1000
const backwards = (row: ListRow) => {
  const [family = '', sizes = '', cold = ''] = name(row).split(' ')
  return `${sizes} ${family}${cold && ` ${cold}`}`
}

/** Columns as wide as their widest cell. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd((widths[column] ?? 0) + 3))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

const cells = (row: ListRow) => [row.mark, name(row), String(row.quantity), String(row.length), row.grade, finish(row)]
const title = ['Mark', 'Section', 'Qty', 'Length', 'Grade', 'Finish']

/** The ten commonest ways to write out a list. */
const layouts: Record<string, (rows: readonly ListRow[]) => string> = {
  'our own CSV': listCsv,
  'a spreadsheet with a heading': (rows) => [title, ...rows.map(cells)].map((row) => row.join('\t')).join('\r\n'),
  'a spreadsheet without a heading': (rows) => rows.map((row) => cells(row).join('\t')).join('\n'),
  'a material list with masses': (rows) =>
    [
      'Qty;Profile;Length (m);Material;Coating;Part;Weight;Total weight',
      ...rows.map((row) =>
        [
          row.quantity,
          name(row),
          metres(row),
          row.grade,
          finish(row),
          row.mark,
          mass(row).toFixed(1),
          (mass(row) * row.quantity).toFixed(1),
        ].join(';'),
      ),
    ].join('\n'),
  'quoted cells with thousands': (rows) =>
    [
      'Mark,No,Section,Length (mm),Finish,Grade',
      ...rows.map(
        (row) => `"${row.mark}","${row.quantity}","${name(row)}","${grouped(row)}","${finish(row)}","${row.grade}"`,
      ),
    ].join('\n'),
  bars: (rows) => [title, ...rows.map(cells)].map((row) => `| ${row.join(' | ')} |`).join('\n'),
  'columns by spaces': (rows) => aligned([title, ...rows.map(cells)]),
  'an email': (rows) =>
    rows
      .map(
        (row) =>
          `${row.mark}: ${row.quantity} no ${name(row)} x ${row.length}, ${[row.grade, finish(row)].filter(Boolean).join(', ')}`,
      )
      .join('\n'),
  'an order, numbered': (rows) =>
    rows
      .map(
        (row, at) =>
          `${at + 1}) ${row.quantity} off ${backwards(row)} @ ${metres(row)}m ${row.grade} ${finish(row)}, mark ${row.mark}`,
      )
      .join('\n'),
  'our own sentences': (rows) => rows.map(rowText).join('\n'),
}

const runs = Array.from({ length: 60 }, (_, seed) => rowsFrom(seed, 24))

test.each(Object.entries(layouts))('any list written out as %s is read as the same rows', (_, layout) => {
  for (const rows of runs) {
    const text = layout(rows)
    const { lines } = readList(text)
    // Short lengths in a table without a heading may be masses. The first answer takes them for lengths.
    const settled = lines.map((line) =>
      line.kind === 'refused' && line.problem === 'columns' ? (answersToLine(line)[0]?.line ?? line) : line,
    )
    const read = settled.flatMap((line) => (line.kind === 'row' ? [line.row] : []))
    const others = settled.filter(({ kind }) => kind !== 'row')
    expect(others, text).toEqual([])
    expect(read).toEqual(rows)
  }
})

const perMetre = ({ section }: ListRow) => steelSectionById(section)?.mass ?? 0
const columns: Record<string, (row: ListRow, at: number) => string> = {
  mark: ({ mark }) => mark,
  grade: ({ grade }) => grade,
  line: (_, at) => String(at + 1),
  quantity: ({ quantity }) => String(quantity),
  'length in mm': ({ length }) => String(length),
  'length in metres': metres,
  'mass per metre': (row) => String(perMetre(row)),
  'rounded mass per metre': (row) => perMetre(row).toFixed(),
  'mass of a piece': (row) => mass(row).toFixed(1),
  'mass of all': (row) => (mass(row) * row.quantity).toFixed(),
}

test('of tables without a heading, with any columns in any order, no row is read as another', () => {
  const titles = Object.keys(columns)
  for (let seed = 0; seed < 600; seed += 1) {
    const below = randomFrom(seed)
    const chosen = [name, ...titles.filter(() => below(3) === 0).map((title) => columns[title] ?? name)]
    const order = chosen.map((cell) => ({ cell, at: below(1000) })).sort((one, other) => one.at - other.at)
    const has = (title: string) => chosen.some((cell) => cell === columns[title])
    const rows = rowsFrom(seed, 1 + below(6)).map((row) => (has('quantity') ? row : { ...row, quantity: 1 }))
    const text = rows.map((row, at) => order.map(({ cell }) => cell(row, at)).join('\t')).join('\n')
    const isMeasured = has('length in mm') || has('length in metres')
    for (const [at, line] of readList(text).lines.entries()) {
      const { section, quantity, length } = rows[at] ?? {}
      const meant = { section, quantity, length: isMeasured ? length : undefined }
      if (line.kind === 'row') expect(line.row, text).toMatchObject(meant)
    }
  }
})
