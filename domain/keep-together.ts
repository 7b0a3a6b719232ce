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

/** Whether a line's end may come inside: held by no-break spaces alone, it may not. */
const isHeld = (whole: string) => /^[^\s–-]*(?:\u00a0[^\s–-]*)*$/u.test(whole)

/**
 * Wraps numbers with their units or names, ranges, postcodes, standards and telephone numbers, so that no line ends inside one.
 * In and out: text as it stands in HTML.
 */
export function keepTogether(text: string): string {
  return text.replace(together, (whole) => (isHeld(whole) ? whole : `<span class="together">${whole}</span>`))
}
