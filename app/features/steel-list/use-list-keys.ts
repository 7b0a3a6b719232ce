import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { fillIn } from '#content/fill-in.ts'
import { listPageCopy as copy } from '#content/steel-list.ts'
import { answer, duplicate, leave, removeAll, type Step, setCell } from './list-steps.ts'

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('li[data-id]')
const idOf = (row: HTMLElement) => Number(row.dataset.id)

/** Moves focus to a field of a row, or to the row's first one. A folded row has a button instead. */
function focusField(row: Element | null | undefined, field = '') {
  const found = [`[data-field="${field}"]`, 'input', 'button'].map((one) => row?.querySelector<HTMLElement>(one))
  found.find((control) => control?.checkVisibility())?.focus()
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('li[data-id]') ?? [])]

export function focusLastRow(list: HTMLElement | null) {
  focusField(rowsIn(list).at(-1))
}

/** Not one of its fields: that would open the keyboard of a phone. */
export function focusRow(list: HTMLElement | null, at: number) {
  const row = rowsIn(list)[at]
  row?.setAttribute('tabindex', '-1')
  row?.focus()
}

/** The keys of a spreadsheet and the buttons of the rows, handled once for the whole list. */
export function useListKeys(list: RefObject<HTMLElement | null>, step: (step: Step) => void, onEnd: () => void) {
  function onKeyDown(event: KeyboardEvent) {
    const { key, target, defaultPrevented } = event
    const row = rowOf(target)
    if (!row || defaultPrevented || !(target instanceof HTMLElement)) return
    const { field } = target.dataset
    const rows = rowsIn(list.current)
    const at = rows.indexOf(row)
    const by = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (field && key === 'Enter') {
      if (at === rows.length - 1) flushSync(onEnd)
      focusField(rowsIn(list.current)[at + 1])
      // In a field with a list, the arrows choose from it.
    } else if (by && target instanceof HTMLInputElement && !target.list) focusField(rows[at + by], field)
    else return
    event.preventDefault()
  }

  function onClick({ target }: MouseEvent) {
    const row = rowOf(target)
    const button = (target as Element).closest('button')
    const { act } = button?.dataset ?? {}
    if (!row || !button || !act) return
    const id = idOf(row)
    const at = rowsIn(list.current).indexOf(row)
    flushSync(() => {
      if (act === 'copy') step(duplicate(id))
      else if (act === 'remove') step(removeAll([{ id }], fillIn(copy.removed, { row: at + 1 })))
      else if (act === 'answer') step(answer(id, Number(button.value)))
      else {
        step(setCell(id, 'section', button.value))
        step(leave(id))
      }
    })
    // Focus stays where the visitor works.
    const rows = rowsIn(list.current)
    if (act === 'remove') (rows[at] ?? rows.at(-1))?.querySelector<HTMLElement>('[data-act]')?.focus()
    else if (act === 'copy') focusField(rows[at + 1])
    else focusField(rows[at], 'section')
  }

  function onBlur({ target, relatedTarget }: FocusEvent) {
    const row = rowOf(target)
    // Later, because a row that grows between press and release moves the pressed button away.
    if (row && !row.contains(relatedTarget)) setTimeout(() => step(leave(idOf(row))), 250)
  }

  return { onKeyDown, onClick, onBlur }
}
