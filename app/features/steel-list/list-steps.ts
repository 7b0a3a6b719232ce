import { listPageCopy as copy, listLimits } from '#content/steel-list.ts'
import { fillIn } from '#domain/fill-in.ts'
import type { ListRow } from '#domain/steel-list/list-row.ts'
import { type ReadLine, readLine } from '#domain/steel-list/read-line.ts'
import { readList } from '#domain/steel-list/read-list.ts'
import type { Assumption } from '#domain/steel-list/read-phrases.ts'
import { type RowCells, type RowField, readRow, typedCells, withQuantity } from '#domain/steel-list/read-row.ts'

/** A row. `wrong` are the cells that had errors when somebody left it, so that no error appears while they type. */
export type RowItem = { id: number; cells: RowCells; wrong?: readonly RowField[]; assumed?: readonly Assumption[] }
/** A line that is no row yet. `aside`: a heading or a sentence, shown apart. */
export type LineItem = { id: number; line: ReadLine; aside?: boolean }
export type Item = RowItem | LineItem

/** `said` tells what has just happened, and `before` is the list that an undo brings back. `rest` did not fit. */
export type ListState = { items: readonly Item[]; said?: string; before?: readonly Item[]; rest?: string }
export type Step = (state: ListState) => ListState

let lastId = 0
const withId = <Content extends object>(content: Content) => ({ ...content, id: ++lastId })

const blank: RowCells = {
  ...{ mark: '', section: '', quantity: '1', length: '', grade: '' },
  ...{ end1: '', end2: '', holes: '', finish: '', note: '' },
}

export function itemOfRow(row: ListRow): RowItem {
  return withId({ cells: typedCells(row) })
}

export function itemOfCells(cells: Partial<RowCells>): RowItem {
  return withId({ cells: { ...blank, ...cells } })
}

export function itemOfLine(line: ReadLine): Item {
  if (line.kind === 'row') return { ...itemOfRow(line.row), assumed: line.assumed }
  return withId({ line, aside: line.kind === 'note' })
}

const readings = new WeakMap<RowCells, ReturnType<typeof readRow>>()

/** What the cells say. Each is read once. */
export function readingOf(cells: RowCells): ReturnType<typeof readRow> {
  const known = readings.get(cells) ?? readRow(cells)
  readings.set(cells, known)
  return known
}

export function isBlank(item: Item): boolean {
  return 'cells' in item && !item.cells.mark && !item.cells.section && !item.cells.length && !item.cells.note
}

/** The items in the table. */
export function isInTable(item: Item): boolean {
  return 'cells' in item || !item.aside
}

const changed =
  (id: number, change: (item: Item) => Item): Step =>
  (state) => {
    const at = state.items.findIndex((item) => item.id === id)
    const [before] = state.items.slice(at, at + 1)
    const after = before && change(before)
    return !after || after === before ? state : { ...state, items: state.items.with(at, after) }
  }

/** A row or a line that does not count yet. */
export function isOpen(item: Item): boolean {
  if ('line' in item) return !item.aside
  return !isBlank(item) && !readingOf(item.cells).row
}

function quantityOf(item: Item) {
  return 'line' in item && item.line.kind === 'refused' ? withQuantity(item.line) : undefined
}

/** How many lines begin with a number that we do not take for the quantity by ourselves. */
export function countFirstNumbers(items: readonly Item[]): number {
  return items.filter(quantityOf).length
}

export function readFirstNumbers(state: ListState): ListState {
  const items = state.items.map((item) => {
    const quantity = quantityOf(item)
    return quantity ? { ...itemOfLine(readLine(quantity.text)), id: item.id } : item
  })
  return { ...state, items, said: undefined }
}

export function setCell(id: number, field: RowField, value: string): Step {
  return changed(id, (item) =>
    'cells' in item ? { ...item, cells: { ...item.cells, [field]: value }, assumed: undefined } : item,
  )
}

export function setLine(id: number, text: string): Step {
  return changed(id, (item) => ({ id: item.id, line: readLine(text) }))
}

export function withErrors(item: RowItem): RowItem {
  const wrong = isBlank(item) ? [] : (Object.keys(readingOf(item.cells).problems) as RowField[])
  return wrong.join() === (item.wrong ?? []).join() ? item : { ...item, wrong }
}

/** Leaving a row shows what is missing in it. Leaving a line that is understood by now makes it a row. */
export function leave(id: number): Step {
  return changed(id, (item) => {
    if ('cells' in item) return withErrors(item)
    return item.line.kind === 'row' ? { ...itemOfLine(item.line), id } : item
  })
}

export function addRow(state: ListState): ListState {
  return state.items.length < listLimits.rows ? { ...state, items: [...state.items, itemOfCells({})] } : state
}

export function duplicate(id: number): Step {
  return (state) => {
    const at = state.items.findIndex((item) => item.id === id)
    const item = state.items[at]
    if (!item || state.items.length >= listLimits.rows) return state
    return { ...state, items: state.items.toSpliced(at + 1, 0, withId(item)) }
  }
}

export function move(id: number, by: -1 | 1): Step {
  return (state) => {
    const at = state.items.findIndex((item) => item.id === id)
    const item = state.items[at]
    if (!item || !state.items[at + by]) return state
    return { ...state, items: state.items.toSpliced(at, 1).toSpliced(at + by, 0, item) }
  }
}

export function remove(ids: readonly number[], said: string): Step {
  return ({ items, rest }) => {
    const kept = items.filter(({ id }) => !ids.includes(id))
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

/** Adds pasted lines below the list. What does not fit is left in `rest`. */
export function addText(text: string): Step {
  return ({ items }) => {
    const own = items.filter((item) => !isBlank(item))
    const { lines, left } = readList(text)
    const added = lines.slice(0, listLimits.rows - own.length).map(itemOfLine)
    const over = left + lines.length - added.length
    const [header = '', ...others] = text.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim())
    const isTable = lines.length + left < others.length + 1
    const rest = over > 0 ? [...(isTable ? [header] : []), ...others.slice(-over)].join('\n') : ''
    const rows = added.filter((item) => 'cells' in item).length
    const unclear = added.filter((item) => 'line' in item && item.line.kind === 'refused').length
    const said = [
      rows === 1 ? copy.readOne : fillIn(copy.read, { rows }),
      unclear > 0 && (unclear === 1 ? copy.unclearOne : fillIn(copy.unclear, { count: unclear })),
      over > 0 && fillIn(copy.left, { rows: listLimits.rows, left: over }),
    ]
    return { items: [...own, ...added], said: said.filter(Boolean).join(' '), rest }
  }
}
