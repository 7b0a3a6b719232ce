/** A table as CSV, for Excel in the UK: with a byte order mark, and no cell that it would run as a formula. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((value) => quoted(formula.test(value) ? `'${value}` : value)).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** Also after apostrophes, so that taking one off gives the same text again. */
const formula = /^'*[=+\-@\t\r]/

export function withoutEscape(value: string): string {
  return value.startsWith("'") && formula.test(value) ? value.slice(1) : value
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
