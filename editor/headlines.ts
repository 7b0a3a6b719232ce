import type { Issue } from './api.ts'
import { shownText } from './facts.ts'
import { type Path, textsOf } from './form-schema.ts'

/** What is wrong with a heading on the narrowest phone. It may take more than three lines, but each word has to fit. */
type HeadlineNote = Issue & { fits: boolean }

const isHeadline = (path: Path) => path[0] !== 'seo' && /(^|,)(title|titleLines(,\d+)?)$/.test(path.join())

/** Measured in `.phone-heading`, whose typeface is wider than the site's own. */
export function headlineNote(path: Path, headline: string): HeadlineNote | undefined {
  if (!headline || !isHeadline(path)) return undefined
  const text = shownText(headline).replaceAll('\u00a0', ' ')
  const probe = document.createElement('p')
  probe.textContent = text
  probe.className = path[0] === 'hero' ? 'phone-heading phone-heading--hero' : 'phone-heading'
  document.body.append(probe)
  const { clientWidth: room, scrollWidth: width, scrollHeight: height } = probe
  const lines = Math.round(height / Number.parseFloat(getComputedStyle(probe).lineHeight))
  probe.remove()
  if (width <= room && lines <= 3) return undefined
  const [longest] = text.split(/[\s-]/).toSorted((one, other) => other.length - one.length)
  const tooWide = `“${longest}” does not fit on a phone: it is ${width} pixels wide, and there is room for ${room}. Use a shorter word, or divide it with a hyphen or a space.`
  const tooLong = `This takes ${lines} lines on a phone. Three are enough: shorten it.`
  return { path: [...path], message: width > room ? tooWide : tooLong, fits: width <= room }
}

/** Words of a document that the site could not show on that phone. */
export const tooWideIn = (data: unknown): Issue[] =>
  textsOf(data)
    .flatMap(({ path, text }) => headlineNote(path, text) ?? [])
    .filter(({ fits }) => !fits)
