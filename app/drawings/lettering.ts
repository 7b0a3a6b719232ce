/** Figures as drawings letter them: at most one decimal, thousands with a comma. */
export function figure(value: number, decimals = 1): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: decimals })
}

/** Words with their figures filled in: "{risers} risers" and { risers: 14 } give "14 risers". */
export function filled(words: string, figures: Readonly<Record<string, number | string>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = figures[name]
    return typeof value === 'number' ? figure(value) : (value ?? '')
  })
}
