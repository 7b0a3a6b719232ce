/** Pasted text as the site writes it: one paragraph, without what Word and web pages bring along. */
export const cleaned = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[•·▪◦‣]|[-–o]\s)/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?:--?|—) /g, ' – ')
    .replace(/(^|[\s(–])["„]/g, '$1“')
    .replace(/["‟]/g, '”')
    .replace(/(^|[\s(–])['‚]/g, '$1‘')
    .replace(/['‛]/g, '’')
    .trim()

/** Takes the place of the browser's own paste in a text. */
export function pasteCleaned(event: React.ClipboardEvent): void {
  const { target, clipboardData } = event
  if (!(target instanceof HTMLElement) || !target.matches('textarea, input[type=text]')) return
  event.preventDefault()
  const control = target as HTMLInputElement
  const text = cleaned(clipboardData.getData('text/plain'))
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end')
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
