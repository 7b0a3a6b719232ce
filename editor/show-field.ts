// Runs in the pages of the development server. The content editor shows them in a frame, and sends the texts of the field that has
// focus: the title of its group, then its own.

/** The page's text without spaces and line breaks, and where each letter of it is. */
function lettersOf(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const places: [node: Node, offset: number][] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.matches('script, style, noscript')) continue
    for (const [offset, letter] of [...(node.nodeValue ?? '')].entries()) {
      if (!letter.trim()) continue
      text += letter
      places.push([node, offset])
    }
  }
  return { text, places }
}

/** The first of these texts after the one before it in the page. */
function find(texts: readonly string[]): Range | undefined {
  const { text, places } = lettersOf(document.body)
  let range: Range | undefined
  let from = 0
  for (const wanted of texts) {
    const letters = wanted.replace(/\s/g, '')
    // A text with links or footnotes is in the page in parts.
    for (const part of [letters, letters.slice(0, 30)]) {
      const start = [text.indexOf(part, from), text.indexOf(part)].find((index) => index >= 0)
      const [first, last] = [places[start ?? -1], places[(start ?? 0) + part.length - 1]]
      if (start === undefined || !first || !last) continue
      from = start
      range = new Range()
      range.setStart(...first)
      range.setEnd(last[0], last[1] + 1)
      break
    }
  }
  return range
}

const style = new CSSStyleSheet()
style.replaceSync('::highlight(edited) { background: #f5b700; color: #12171a }')
document.adoptedStyleSheets.push(style)

addEventListener('message', ({ data, source }: MessageEvent<{ showField?: string[] }>) => {
  if (source !== parent || !data.showField) return
  CSS.highlights.clear()
  const picture = document.querySelector(`img[alt="${CSS.escape(data.showField.at(-1) ?? '-')}"]`)
  const range = picture ? undefined : find(data.showField)
  if (range) CSS.highlights.set('edited', new Highlight(range))
  const box = (picture ?? range)?.getBoundingClientRect()
  // Unlike scrollIntoView, this leaves the editor's own window alone.
  if (box) scrollBy({ top: box.top - innerHeight / 3, behavior: 'instant' })
})
