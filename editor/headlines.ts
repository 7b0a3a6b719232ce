import type { Issue } from './api.ts'
import { shownText } from './facts.tsx'
import { isObject, type Path } from './form-schema.ts'

/** What the narrowest phone, 320 pixels wide, leaves for a heading. */
const room = 288

/** What is wrong with a heading on that phone. It may take more than three lines, but each word has to fit. */
export type HeadlineNote = Issue & { fits: boolean }

/** In a typeface that is wider than the site's own. */
function measured(text: string, size: number) {
  const probe = document.createElement('p')
  probe.textContent = text
  probe.style.cssText = `position: absolute; width: ${room}px; font: 700 ${size}px / 1 Arial; overflow-wrap: normal; white-space: pre-line`
  document.body.append(probe)
  const { scrollWidth, scrollHeight } = probe
  probe.remove()
  return { width: scrollWidth, lines: Math.round(scrollHeight / size) }
}

const isHeadline = (path: Path) => path[0] !== 'seo' && /(^|,)(title|titleLines(,\d+)?)$/.test(path.join())

export function headlineNote(path: Path, value: unknown): HeadlineNote | undefined {
  if (isObject(value) || !value || !isHeadline(path)) return undefined
  const text = shownText([value].flat().join('\n')).replaceAll('\u00a0', ' ')
  const { width, lines } = measured(text, path[0] === 'hero' ? 34 : 28)
  if (width > room) {
    const [longest] = text.split(/[\s-]/).toSorted((one, other) => other.length - one.length)
    const message = `“${longest}” does not fit on a phone: it is ${width} pixels wide, and there is room for ${room}. Use a shorter word, or divide it with a hyphen or a space.`
    return { path: [...path], message, fits: false }
  }
  if (lines <= 3) return undefined
  return { path: [...path], message: `This takes ${lines} lines on a phone. Three are enough: shorten it.`, fits: true }
}

/** The notes of all headings of a document. */
export function headlineNotes(value: unknown, path: Path = []): HeadlineNote[] {
  const note = headlineNote(path, value)
  if (note) return [note]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) => headlineNotes(below, [...path, key]))
    : []
}
