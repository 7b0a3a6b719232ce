import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { keepList, onKeptListForgotten, readKeptList } from '#app/browser/kept-list.ts'
import { fillIn } from '#content/fill-in.ts'
import { listPageCopy as copy } from '#content/steel-list.ts'
import { type LinkedRows, listFromLink } from '#domain/steel-list/list-link.ts'
import { type ReadLine, readLine } from '#domain/steel-list/read-line.ts'
import type { RowCells } from '#domain/steel-list/read-row.ts'
import { addText } from './add-text.ts'
import {
  type Item,
  isBlank,
  itemOfCells,
  itemOfLine,
  itemOfRow,
  type ListState,
  type Step,
  type Written,
  withErrors,
  withId,
} from './list-steps.ts'

/** What opens the list. An address may have a list in its fragment. */
export type ListStart = { by: 'typing' } | { by: 'paste'; text: string } | { by: 'address'; fragment: string }

/** The rows of the list, kept in this browser until they are sent. */
export function useSteelList(start: ListStart) {
  const [first] = useState(() => firstState(start))
  const [state, step] = useReducer((state: ListState, step: Step) => step(state), first)
  // Behind the typing, so that it does not wait for 500 rows.
  const shown = useDeferredValue(state.items)

  // In a task of its own, because 500 rows take a while, or when the page is left before. Only changes: another tab may have a
  // newer list.
  const { items } = state
  useEffect(() => {
    if (items === first.items) return
    const kept = new AbortController()
    const keep = () => {
      kept.abort()
      keepList(keptOf(items))
    }
    const saving = setTimeout(keep)
    window.addEventListener('pagehide', keep, { signal: kept.signal })
    return () => {
      clearTimeout(saving)
      kept.abort()
    }
  }, [items, first])

  const latest = useRef(items)
  useLayoutEffect(() => {
    latest.current = items
  })
  const addPasted = useCallback((text: string) => void addText(text, () => latest.current, step), [])
  useEffect(() => {
    if (start.by === 'paste') addPasted(start.text)
  }, [start, addPasted])

  useEffect(() => onKeptListForgotten(() => step(() => ({ items: [itemOfCells({})] }))), [])

  return { state, shown, step, addPasted, offered: first.offered }
}

/** A list in the address is only offered if this browser has one already. */
function firstState(start: ListStart): ListState & { offered?: LinkedRows } {
  const kept = keptItems()
  const linked = start.by === 'address' ? listFromLink(start.fragment) : undefined
  if (linked && kept.length > 0) return { items: kept, offered: linked }
  const { rows, lost } = linked ?? { rows: [], lost: 0 }
  const items = [...kept, ...rows.map(itemOfRow)]
  const said = lost > 0 ? fillIn(copy.link.lost, { lost }) : undefined
  return { items: items.length > 0 ? items : [itemOfCells({})], said }
}

/** A row, or a line that waits for an answer. `by` is the script that kept it. */
type Kept = { by: string; cells?: RowCells; written?: Written; line?: ReadLine }

/** The build names this script after its content, so it has another address when the shape of a line may have changed. */
const by = import.meta.url

function keptOf(items: readonly Item[]): Kept[] {
  return items
    .filter((item) => !isBlank(item))
    .map((item) => (item.kind === 'row' ? { by, cells: item.cells, written: item.written } : { by, line: item.line }))
}

function keptItems(): Item[] {
  try {
    const kept: Kept[] = JSON.parse(readKeptList() ?? '[]')
    return kept.flatMap(({ cells, written, line, ...item }) => {
      const isOld = item.by !== by
      // What the lines around it said is lost, so it becomes a row only when the visitor leaves it.
      if (line && isOld && line.kind !== 'note') return [withId({ kind: 'line', line: readLine(line.text) })]
      if (line) return [itemOfLine(line)]
      const source = written && isOld ? { text: written.text, parts: [] } : written
      return cells ? [withErrors({ ...itemOfCells(cells), written: source })] : []
    })
  } catch {
    return []
  }
}
