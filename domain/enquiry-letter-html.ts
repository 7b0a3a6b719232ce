import { enquiryLetters as copy } from '#content/enquiry.ts'
import { escapeHtml } from './escape-html.ts'
import type { LetterParts } from './letter.ts'

/** Mail programs know no stylesheet worth the name: what little there is stands on the elements. No colours, for dark mode's sake. */
const cell = 'padding:3px 16px 3px 0;vertical-align:top;text-align:left'
const value = `${cell};font-weight:bold;word-break:break-word`
const text = 'margin:0 0 12px'

type Group = { kind: 'rows' | 'files' | 'text'; lines: string[] }

function kindOf(line: string): Group['kind'] {
  if (line.startsWith('- ')) return 'files'
  // The labels are ours, and hold no colon: whatever follows the first one is the answer.
  return /^[^:]+: /.test(line) ? 'rows' : 'text'
}

/** Lines that stand under each other and are of one kind. */
function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = []
  let open: Group | undefined
  for (const line of lines) {
    const kind = line === '' ? undefined : kindOf(line)
    if (!kind) open = undefined
    else if (open?.kind === kind) open.lines.push(line)
    else {
      open = { kind, lines: [line] }
      groups.push(open)
    }
  }
  return groups
}

function row(line: string): string {
  const end = line.indexOf(': ')
  const [label, answer] = [line.slice(0, end), line.slice(end + 2)]
  const shown = escapeHtml(answer)
  // The one link: the page the form stood on.
  const linked = label === copy.page && /^https?:\/\/\S+$/.test(answer) ? `<a href="${shown}">${shown}</a>` : shown
  return `<tr><th scope="row" style="${cell};font-weight:normal">${escapeHtml(label)}</th><td style="${value}">${linked}</td></tr>`
}

function group({ kind, lines }: Group): string {
  if (kind === 'rows') {
    return `<table border="0" cellpadding="0" cellspacing="0" style="${text}">${lines.map(row).join('')}</table>`
  }
  if (kind === 'files') {
    return `<ul style="${text};padding-left:20px">${lines.map((line) => `<li>${escapeHtml(line.slice(2))}</li>`).join('')}</ul>`
  }
  return lines.map((line) => `<p style="${text}">${escapeHtml(line)}</p>`).join('')
}

function paragraphs(story: string): string {
  return story
    .split(/\n{2,}/)
    .map((part) => `<p style="${text}">${part.split('\n').map(escapeHtml).join('<br>')}</p>`)
    .join('')
}

/** The same letter as a piece of HTML, for the mail: its lines as a table, what the visitor wrote in paragraphs. */
export function letterHtml({ opening, message, closing }: LetterParts): string {
  const lines = (part: readonly string[]) => groupsOf(part).map(group).join('\n')
  return [lines(opening), paragraphs(message), lines(closing)].join('\n')
}
