import { colours } from '#content/brand.ts'
import { business } from '#content/business.ts'
import type { EmailBlock, EmailRow, EmailText } from '#domain/email-text.ts'

const font = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5'
const text = 'margin:0 0 12px'

/** Escapes text for HTML elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function paragraph(copy: string): string {
  return `<p style="${text}">${copy.split('\n').map(escapeHtml).join('<br>')}</p>`
}

/** The table is for Outlook, which ignores max-width. Text has no colour, so that dark mode can choose it. */
export function emailPage(subject: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}</style></head>
<body style="margin:0;padding:16px;${font}">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600" style="width:100%;max-width:600px"><tr>
<td style="border-top:4px solid ${colours.oxide};padding-top:16px;${font}">
<p style="margin:0 0 20px;font-size:20px;font-weight:bold">${escapeHtml(business.name)}</p>
${content}
</td></tr></table>
</body></html>
`
}

const cell = 'padding:3px 16px 3px 0;vertical-align:top;text-align:left'

/** An email's content: rows as tables, the message in paragraphs. The styles are inline, because email apps ignore most style sheets. */
export function contentHtml({ before, message, after }: EmailText): string {
  return [...before.map(block), ...message.split(/\n{2,}/).map(paragraph), ...after.map(block)].join('\n')
}

function block({ heading, rows, list, table, note }: EmailBlock): string {
  return [
    heading ? paragraph(heading) : '',
    rows
      ? `<table border="0" cellpadding="0" cellspacing="0" style="${text}">${rows.map(tableRow).join('')}</table>`
      : '',
    table ? tableOf(table) : '',
    list && !table
      ? `<ul style="${text};padding-left:20px">${list.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`
      : '',
    note ? paragraph(note) : '',
  ].join('')
}

/** Cells have no styles of their own: Gmail cuts a mail at 102 kB, and a list has up to 500 rows. */
function tableOf({ columns, records }: NonNullable<EmailBlock['table']>): string {
  const head = columns.map((column) => `<th scope="col" align="left">${escapeHtml(column)}</th>`).join('')
  const rows = records.map((record) => {
    const across = record.length < columns.length ? ` colspan="${columns.length}"` : ''
    return `<tr>${record.map((cell) => `<td${across}>${escapeHtml(cell)}</td>`).join('')}</tr>`
  })
  const style = 'border-collapse:collapse;font-size:14px;margin:0 0 12px'
  return `<table border="1" cellpadding="4" cellspacing="0" style="${style}"><tr>${head}</tr>${rows.join('')}</table>`
}

function tableRow([label, value, as]: EmailRow): string {
  const shown = escapeHtml(value)
  const content = as === 'link' ? `<a href="${shown}">${shown}</a>` : shown
  return (
    `<tr><th scope="row" style="${cell};font-weight:normal">${escapeHtml(label)}</th>` +
    `<td style="${cell};font-weight:bold;word-break:break-word">${content}</td></tr>`
  )
}
