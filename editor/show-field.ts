// Runs in the pages of the development server. The content editor shows them in a frame, and sends the texts of the field that has
// focus: the title of its group, then its own.

const lettersOf = (text: string | null) => (text ?? '').replace(/\s/g, '')

/** The innermost elements with a text, or the pictures that show it. */
function holdersOf(letters: string): Element[] {
  const holds = (element: Element) =>
    lettersOf(element.getAttribute('alt') ?? element.textContent).includes(letters) && !element.matches('script, style')
  return [...document.body.querySelectorAll('*')].filter(
    (element) => holds(element) && ![...element.children].some(holds),
  )
}

/** The element with the last of these texts that follows the one with the text before it. */
function find(texts: readonly string[]): Element | undefined {
  let found: Element | undefined
  for (const letters of texts.map(lettersOf)) {
    // A text with footnotes is in the page in parts.
    const holders = [letters, letters.slice(0, 30)].map(holdersOf).find(({ length }) => length > 0) ?? []
    const before = found
    const next = holders.find(
      (element) => !before || before.compareDocumentPosition(element) & element.DOCUMENT_POSITION_FOLLOWING,
    )
    found = next ?? holders[0] ?? found
  }
  return found
}

const style = new CSSStyleSheet()
style.replaceSync('::highlight(edited) { background: var(--color-hazard); color: var(--color-ink) }')
document.adoptedStyleSheets.push(style)

addEventListener('message', ({ data, source }: MessageEvent<{ showField?: string[] }>) => {
  if (source !== parent || !data.showField) return
  CSS.highlights.clear()
  const element = find(data.showField)
  if (!element) return
  const range = new Range()
  range.selectNodeContents(element)
  CSS.highlights.set('edited', new Highlight(range))
  // Unlike scrollIntoView, this leaves the editor's own window alone.
  scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 3, behavior: 'instant' })
})
