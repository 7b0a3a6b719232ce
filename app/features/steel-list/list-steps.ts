import { flushSync } from 'react-dom'
import { fillIn } from '#content/fill-in.ts'
import { listPageCopy as copy, listLimits } from '#content/steel-list.ts'
import type { ListRow, RowField } from '#domain/steel-list/list-row.ts'
import { type Answer, answersToLine, type ReadLine, readLine } from '#domain/steel-list/read-line.ts'
import { type ReadList, readInParts } from '#domain/steel-list/read-list.ts'
import type { Assumption, Span } from '#domain/steel-list/read-phrases.ts'
import { type RowCells, readRow, typedCells } from '#domain/steel-list/read-row.ts'

/** A pasted line, and the parts of it that decided how it was read. */
export type Written = { text: string; parts: readonly Span[] }
/** A row. `wrong` are the cells that had errors when somebody left it, so that no error appears while they type. */
export type RowItem = {
  id: number
  cells: RowCells
  wrong?: readonly RowField[]
  assumed?: readonly Assumption[]
  written?: Written
}
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
  if (line.kind === 'row') return { ...itemOfRow(line.row), assumed: line.assumed, written: writtenOf(line) }
  return withId({ line, aside: line.kind === 'note' })
}

/** With what decided, or with what is asked about. */
export function writtenOf(line: ReadLine): Written {
  const spans = line.kind === 'row' ? Object.values(line.spans) : line.kind === 'refused' ? [line.at] : []
  const parts = spans.filter((span) => span !== undefined).sort(([one], [other]) => one - other)
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

/** The line becomes the row that the visitor has chosen, with errors where something is still to be given. */
function answered(item: LineItem, answer: Answer | undefined): Item {
  return answer ? withErrors({ ...itemOfRow(answer.row), id: item.id, written: writtenOf(item.line) }) : item
}

export function answer(id: number, at: number): Step {
  return changed(id, (item) => ('line' in item ? answered(item, answersToLine(item.line)[at]) : item))
}

type ForAll = keyof typeof copy.forAll

/** What answers the question of a line, if it is one that is asked once for all lines. */
function waysOf(item: Item, problem: ForAll): Answer[] {
  const isAsked = 'line' in item && item.line.kind === 'refused' && item.line.problem === problem
  const ways = isAsked ? answersToLine(item.line) : []
  return ways.some(({ as }) => as === (problem === 'number' ? 'lineNumber' : 'length')) ? ways : []
}

/** The questions that several lines share, with how many they are and how they can be answered. */
export function questionsForAll(items: readonly Item[]) {
  const questions = (Object.keys(copy.forAll) as ForAll[]).map((problem) => {
    const asked = items.map((item) => waysOf(item, problem)).filter(({ length }) => length > 0)
    const ways = Object.entries(copy.forAll[problem].answers)
    const possible = ways.filter(([way]) => asked.every((answers) => answers.some(({ as }) => as === way)))
    return { problem, count: asked.length, ways: possible }
  })
  return questions.filter(({ count }) => count > 1)
}

export function answerAll(problem: ForAll, way: string): Step {
  return ({ items, ...state }) => ({
    ...state,
    items: items.map((item) => {
      const chosen = waysOf(item, problem).find(({ as }) => as === way)
      return 'line' in item ? answered(item, chosen) : item
    }),
    said: undefined,
  })
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

/** Lines that are added at once, and milliseconds of reading: more would hold up the page on a phone. */
const linesAtOnce = 10
const readingAtOnce = 8

/** Lets the browser paint and answer between two parts of the work. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 16))

/** Reads a pasted text and adds its lines below the `own` ones of the list, in parts. What does not fit is left in `rest`. */
export async function addText(text: string, own: number, step: (step: Step) => void): Promise<void> {
  const reading = readInParts(text)
  let part = reading.next()
  for (let start = performance.now(); !part.done; part = reading.next()) {
    if (performance.now() - start < readingAtOnce) continue
    await pause()
    start = performance.now()
  }
  const { lines } = part.value
  const added = lines.slice(0, listLimits.rows - own).map(itemOfLine)
  for (let from = 0; from < added.length; from += linesAtOnce) {
    const some = added.slice(from, from + linesAtOnce)
    // React would put several parts into one render.
    flushSync(() => step(({ items }) => ({ items: [...items.filter((item) => !isBlank(item)), ...some] })))
    await pause()
  }
  step((state) => ({ ...state, ...outcome(text, part.value as ReadList, added) }))
}

function outcome(text: string, { lines, left }: ReadList, added: readonly Item[]): Pick<ListState, 'said' | 'rest'> {
  const over = left + lines.length - added.length
  const [header = '', ...others] = text.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim())
  const isTable = lines.length + left < others.length + 1
  const rows = added.filter((item) => 'cells' in item).length
  const unclear = added.filter((item) => 'line' in item && item.line.kind === 'refused').length
  const said = [
    rows === 1 ? copy.readOne : fillIn(copy.read, { rows }),
    unclear > 0 && (unclear === 1 ? copy.unclearOne : fillIn(copy.unclear, { count: unclear })),
    over > 0 && fillIn(copy.left, { rows: listLimits.rows, left: over }),
  ]
  return {
    said: said.filter(Boolean).join(' '),
    rest: over > 0 ? [...(isTable ? [header] : []), ...others.slice(-over)].join('\n') : '',
  }
}
