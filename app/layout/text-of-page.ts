import { Parser } from 'htmlparser2'

/** Words that are set out as boxes or not at all, or are made again in the browser and must be found as they were sent. */
const untouched = new Set(
  'a button title svg option select textarea noscript template script style astro-island'.split(' '),
)

/** A whole HTML document with the text of its body put through `change`, and all else as it was. */
export function changeText(html: string, change: (text: string) => string): string {
  const pieces: string[] = []
  let done = 0
  let inBody = false
  let depth = 0
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'body') inBody = true
        if (untouched.has(name)) depth++
      },
      onclosetag(name) {
        if (name === 'body') inBody = false
        if (untouched.has(name)) depth--
      },
      ontext() {
        if (!inBody || depth > 0) return
        const end = parser.endIndex + 1
        pieces.push(html.slice(done, parser.startIndex), change(html.slice(parser.startIndex, end)))
        done = end
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  return pieces.join('') + html.slice(done)
}
