import { listLimits } from '#content/steel-list.ts'
import type { ListRow, RowField } from '#domain/steel-list/list-row.ts'
import { type Answer, answersToLine, type ReadLine, readLine } from '#domain/steel-list/read-line.ts'
import type { Assumption } from '#domain/steel-list/read-phrases.ts'
import { type RowCells, readRow, typedCells } from '#domain/steel-list/read-row.ts'
import type { Span } from '#domain/steel-list/read-tokens.ts'

/** A pasted line, and the parts of it that decided how it was read. */
export type Written = { text: string; parts: readonly Span[] }
/** A row. `wrong` are the cells that had errors when somebody left it, so that no error appears while they type. */
export type RowItem = {
  kind: 'row'
  id: number
  cells: RowCells
  wrong?: readonly RowField[]
  assumed?: readonly Assumption[]
  written?: Written
}
/** A line that is no row yet. `aside`: a heading or a sentence, shown apart. */
export type LineItem = { kind: 'line'; id: number; line: ReadLine; aside?: boolean }
export type Item = RowItem | LineItem

/** `said` tells what has just happened, and `before` is the list that an undo brings back. `rest` did not fit. */
export type ListState = {
  items: readonly Item[]
  said?: string
  before?: readonly Item[]
  rest?: { text: string } | undefined
}
export type Step = (state: ListState) => ListState

let lastId = 0
export const withId = <Content extends object>(content: Content) => ({ ...content, id: ++lastId })

const blank: RowCells = {
  mark: '',
  section: '',
  quantity: '1',
  length: '',
  grade: '',
  end1: '',
  end2: '',
  holes: '',
  finish: '',
  note: '',
}

export function itemOfRow(row: ListRow): RowItem {
  return withId({ kind: 'row', cells: typedCells(row) })
}

export function itemOfCells(cells: Partial<RowCells>): RowItem {
  return withId({ kind: 'row', cells: { ...blank, ...cells } })
}

export function itemOfLine(line: ReadLine): Item {
  if (line.kind === 'row') return { ...itemOfRow(line.row), assumed: line.assumed, written: writtenOf(line) }
  return withId({ kind: 'line', line, aside: line.kind === 'note' })
}

/** With what decided, or with what is asked about. */
export function writtenOf(line: ReadLine): Written {
  const spans = line.kind === 'row' ? line.spans : line.kind === 'refused' && line.at ? [line.at] : []
  const parts = spans.toSorted(([one], [other]) => one - other)
  return { text: line.text, parts: parts.filter(([from], at) => from >= (parts[at - 1]?.[1] ?? 0)) }
}

const readings = new WeakMap<RowCells, ReturnType<typeof readRow>>()

/** What the cells say. Each is read once. */
export function readingOf(cells: RowCells): ReturnType<typeof readRow> {
  const known = readings.get(cells) ?? readRow(cells)
  readings.set(cells, known)
  return known
}

export function isBlank(item: Item): boolean {
  return item.kind === 'row' && !item.cells.mark && !item.cells.section && !item.cells.length && !item.cells.note
}

/** The items in the table. */
export function isInTable(item: Item): boolean {
  return item.kind === 'row' || !item.aside
}

/** The list with something else in the place of an item. */
const edited =
  (id: number, edit: (items: readonly Item[], at: number, item: Item) => readonly Item[]): Step =>
  (state) => {
    const at = state.items.findIndex((item) => item.id === id)
    const item = state.items[at]
    return item ? { ...state, items: edit(state.items, at, item) } : state
  }

const changed = (id: number, change: (item: Item) => Item) =>
  edited(id, (items, at, item) => {
    const after = change(item)
    return after === item ? items : items.with(at, after)
  })

/** A row or a line that does not count yet. */
export function isOpen(item: Item): boolean {
  if (item.kind === 'line') return !item.aside
  return !isBlank(item) && !readingOf(item.cells).row
}

/** The line becomes the row that the visitor has chosen, with errors where something is still to be given, or asks what else is unclear. */
export function answered(item: LineItem, answer: Answer | undefined): Item {
  const next = answer ? itemOfLine(answer.line) : item
  return { ...(next.kind === 'row' ? withErrors(next) : next), id: item.id }
}

export function answer(id: number, at: number): Step {
  return changed(id, (item) => (item.kind === 'line' ? answered(item, answersToLine(item.line)[at]) : item))
}

export function setCell(id: number, field: RowField, value: string): Step {
  return changed(id, (item) =>
    item.kind === 'row' ? { ...item, cells: { ...item.cells, [field]: value }, assumed: undefined } : item,
  )
}

export function setLine(id: number, text: string): Step {
  return changed(id, (item) => ({ kind: 'line', id: item.id, line: readLine(text) }))
}

/** The row as it is shown once it is left: what is wrong with it, and its section by its name. */
export function withErrors(item: RowItem): RowItem {
  const { row, problems } = readingOf(item.cells)
  const { section } = row ? typedCells(row) : item.cells
  const wrong = isBlank(item) ? [] : (Object.keys(problems) as RowField[])
  if (section === item.cells.section && wrong.join() === (item.wrong ?? []).join()) return item
  return { ...item, cells: { ...item.cells, section }, wrong }
}

/** Leaving a row shows what is missing in it. Leaving a line that is understood by now makes it a row. */
export function leave(id: number): Step {
  return changed(id, (item) => {
    if (item.kind === 'row') return withErrors(item)
    return item.line.kind === 'row' ? { ...itemOfLine(item.line), id } : item
  })
}

export function addRow(state: ListState): ListState {
  return state.items.length < listLimits.rows ? { ...state, items: [...state.items, itemOfCells({})] } : state
}

export const duplicate = (id: number) =>
  edited(id, (items, at, item) => (items.length < listLimits.rows ? items.toSpliced(at + 1, 0, withId(item)) : items))

export function removeAll(gone: readonly { id: number }[], said: string): Step {
  const ids = new Set(gone.map(({ id }) => id))
  return ({ items, rest }) => {
    const kept = items.filter(({ id }) => !ids.has(id))
    return { items: kept.length > 0 ? kept : [itemOfCells({})], before: items, said, rest }
  }
}

/** Puts back what was removed, and keeps what was changed since. */
export function undo({ items, before = [], rest }: ListState): ListState {
  const kept = new Set(items.map(({ id }) => id))
  const all = items.filter((item) => !isBlank(item))
  for (const [at, item] of before.entries()) if (!kept.has(item.id)) all.splice(at, 0, item)
  return { items: all, rest }
}
