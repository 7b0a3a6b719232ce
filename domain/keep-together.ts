const unit =
  '(?:mm|cm|m|km|m²|kg|kg/m|kg/m²|kN|kN/m²|N/mm²|t|tonnes?|MB|microns?|hours?|minutes?|days?|weeks?|months?|years?|miles?)(?![\\p{L}\\d²/])'

/** Words that no line may end inside, as sources of expressions for the `u` flag. */
const wholes = {
  range: `£?\\d[\\d.:]{0,12}[a-z]{0,2}–£?\\d[\\d.:]*[a-z%]{0,2}(?:\\s${unit})?`,
  // A no-break space already holds a number and its unit.
  measure: `£?\\d[\\d,.]{0,12} ${unit}`,
  postcode: '\\b[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b',
  standard: '\\b(?:BS|EN|ISO|PD)(?:\\s(?:EN|ISO))*\\s\\d+(?:-\\d+)*',
  numbered: '\\b(?:Unit|Part|Document|[Rr]egulation|[Cc]lause) (?:\\d+|[A-Z])\\b',
  /** At most ten characters, so that it fits any column. */
  compound: '(?<![\\p{L}\\d-])(?=[\\p{L}\\d-]{3,10}(?![\\p{L}\\d-]))[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+',
  vat: '(?:inc\\.|plus|\\+) VAT',
  telephone: '\\b0\\d{3,4} \\d{3}(?: ?\\d{3})\\b',
} as const

const whole = new RegExp(`(${Object.values(wholes).join('|')})`, 'u')

/**
 * Splits a text around numbers with their units or names, ranges, postcodes, standards, short compounds and telephone
 * numbers. Those are the pieces at odd places.
 */
export function splitAtWholes(text: string): string[] {
  return text.split(whole)
}
