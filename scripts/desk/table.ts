/** A table of plain text, columns as wide as they need to be. */
export function plainTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const units = [
  ['day', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

/** How long, in its two largest units: "2 days 3 h", "12 min". */
export function span(milliseconds: number): string {
  let seconds = Math.max(0, Math.round(milliseconds / 1000))
  const parts = units.flatMap(([name, length]) => {
    const count = Math.floor(seconds / length)
    seconds -= count * length
    return count > 0 ? [`${count} ${name === 'day' && count > 1 ? 'days' : name}`] : []
  })
  // Seconds tell nothing beside minutes.
  const shown = parts.length > 1 ? parts.filter((part) => !part.endsWith(' s')) : parts
  return shown.slice(0, 2).join(' ') || '0 s'
}

/** "3 min ago", "in 12 min", or "-". */
export function when(time: string | null, now: number): string {
  if (!time) return '-'
  const distance = Date.parse(time) - now
  return distance > 0 ? `in ${span(distance)}` : `${span(-distance)} ago`
}
