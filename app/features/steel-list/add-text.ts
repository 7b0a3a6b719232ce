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

/** Reads a pasted text and adds its lines below the list's own items, in parts. What does not fit is left in `rest`. */
export async function addText(text: string, items: readonly Item[], step: (step: Step) => void): Promise<void> {
  const reading = readInParts(text)
  let part = reading.next()
  for (let start = performance.now(); !part.done; part = reading.next()) {
    if (performance.now() - start < readingAtOnce) continue
    await pause()
    start = performance.now()
  }
  const { lines } = part.value
  const own = items.filter((item) => !isBlank(item))
  const added = lines.slice(0, listLimits.rows - own.length).map(itemOfLine)
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
  const written = text.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim())
  const header = lines.length + left < written.length ? written.slice(0, 1) : []
  const rows = added.filter((item) => item.kind === 'row').length
  const unclear = added.filter((item) => item.kind === 'line' && item.line.kind === 'refused').length
  const said = [
    rows === 1 ? copy.readOne : fillIn(copy.read, { rows }),
    unclear > 0 && (unclear === 1 ? copy.unclearOne : fillIn(copy.unclear, { count: unclear })),
    over > 0 && fillIn(copy.left, { rows: listLimits.rows, left: over }),
  ]
  return {
    said: said.filter(Boolean).join(' '),
    rest: over > 0 ? { text: [...header, ...written.slice(-over)].join('\n') } : undefined,
  }
}
