const unit =
  '(?:mm|cm|m|km|m²|kg|kg/m|kg/m²|kN|kN/m²|N/mm²|t|tonnes?|MB|microns?|hours?|minutes?|days?|weeks?|months?|years?|miles?)(?![\\p{L}\\d²/])'

/** What a line's end may not part, as sources of expressions for the `u` flag. */
export const wholes = {
  range: `£?\\d[\\d.:]*[a-z]{0,2}–£?\\d[\\d.:]*[a-z%]{0,2}(?:\\s${unit})?`,
  measure: `£?\\d[\\d,.]*\\s${unit}`,
  postcode: '\\b[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}\\b',
  standard: '\\b(?:BS|EN|ISO|PD)(?:\\s(?:EN|ISO))*\\s\\d+(?:-\\d+)*',
  numbered: '\\b(?:Unit|Part|Document|[Rr]egulation|[Cc]lause)\\s(?:\\d+|[A-Z])\\b',
  telephone: '\\b0\\d{3,4}\\s\\d{3}(?:\\s?\\d{3})\\b',
} as const

// A no-break space holds a measure already; a range and a standard have a dash that a line may end at.
const together = new RegExp(Object.values(wholes).join('|'), 'gu')

/** Elements whose words are set out as boxes or not at all, or are made again in the browser and must be found as they were sent. */
const untouched = /^(?:a|button|title|svg|option|select|textarea|noscript|template|astro-island)$/

/**
 * Wraps numbers with their units, ranges, postcodes, standards and telephone numbers in the text of a page, so that no line
 * ends inside one. In and out: a whole HTML document.
 */
export function keepTogether(html: string): string {
  let inside = ''
  let depth = 0
  let inBody = false
  // A comment, a whole script or sheet, a tag, or what stands between them.
  return html.replace(
    /<!--.*?-->|<(?:script|style)\b.*?<\/(?:script|style)>|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/gsu,
    (piece, close, name) => {
      if (name) {
        if (name === 'body') inBody = !close
        if (inside === '' && !close && untouched.test(name)) inside = name
        if (name === inside && !piece.endsWith('/>')) {
          depth += close ? -1 : 1
          if (depth === 0) inside = ''
        }
        return piece
      }
      if (!inBody || inside !== '' || piece.startsWith('<')) return piece
      return piece.replace(together, (whole) =>
        /^[^\s–-]*(?:\u00a0[^\s–-]*)*$/u.test(whole) ? whole : `<span class="together">${whole}</span>`,
      )
    },
  )
}
