import { flushSync } from 'react-dom'
import { fillIn } from '#content/fill-in.ts'
import { listPageCopy as copy, listLimits } from '#content/steel-list.ts'
import { type ReadList, readInParts } from '#domain/steel-list/read-list.ts'
import { type Item, isBlank, itemOfLine, type ListState, type Step } from './list-steps.ts'

/** Lines that are added at once, and milliseconds of reading: more would hold up the page on a phone. */
const linesAtOnce = 4
const readingAtOnce = 8

/** Lets the browser paint and answer between two parts of the work. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 16))

/**
 * Reads a pasted text and adds its lines at the end of the list, in parts, so that the visitor can keep typing. What does not fit is
 * left in `rest`.
 */
export async function addText(
  text: string,
  itemsNow: () => readonly Item[],
  step: (step: Step) => void,
): Promise<void> {
  const reading = readInParts(text)
  let part = reading.next()
  for (let start = performance.now(); !part.done; part = reading.next()) {
    if (performance.now() - start < readingAtOnce) continue
    await pause()
    start = performance.now()
  }
  const list = part.value
  const added: Item[] = []
  const isFilled = (item: Item) => !isBlank(item)
  while (added.length < list.lines.length) {
    const room = listLimits.rows - itemsNow().filter(isFilled).length
    if (room <= 0) break
    const some = list.lines.slice(added.length, added.length + Math.min(room, linesAtOnce)).map(itemOfLine)
    added.push(...some)
    // React would put several parts into one render.
    flushSync(() => step(({ items }) => ({ items: [...items.filter(isFilled), ...some] })))
    await pause()
  }
  step((state) => ({ ...state, ...outcome(list, added) }))
}

function outcome({ lines, left, textFrom }: ReadList, added: readonly Item[]): Pick<ListState, 'said' | 'rest'> {
  const over = left + lines.length - added.length
  const rows = added.filter((item) => item.kind === 'row').length
  const unclear = added.filter((item) => item.kind === 'line' && item.line.kind === 'refused').length
  const said = [
    rows === 1 ? copy.readOne : fillIn(copy.read, { rows }),
    unclear > 0 && (unclear === 1 ? copy.unclearOne : fillIn(copy.unclear, { count: unclear })),
    over > 0 && fillIn(copy.left, { rows: listLimits.rows, left: over }),
  ]
  return {
    said: said.filter(Boolean).join(' '),
    rest: over > 0 ? { text: textFrom(added.length) } : undefined,
  }
}
