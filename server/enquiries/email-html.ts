import { colours } from '#content/brand.ts'
import { business } from '#content/business.ts'
import { escapeHtml } from '#domain/escape-html.ts'

const font = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5'
const text = 'margin:0 0 12px'

export function paragraph(copy: string): string {
  return `<p style="${text}">${escapeHtml(copy)}</p>`
}

export function numberedList(entries: readonly string[]): string {
  return `<ol style="${text};padding-left:24px">${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ol>`
}

/** Mid-grey is visible on white and on black. */
export function ruledOff(html: string): string {
  return `<div style="border-top:1px solid #888888;margin-top:20px;padding-top:16px">${html}</div>`
}

/** The table is for Outlook, which ignores max-width. Text has no colour, so that dark mode can choose it. */
export function emailPage(subject: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}</style></head>
<body style="margin:0;padding:16px;${font}">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600" style="width:100%;max-width:600px"><tr>
<td style="border-top:4px solid ${colours.oxide};padding-top:16px;${font}">
<p style="margin:0 0 20px;font-size:20px;font-weight:bold">${escapeHtml(business.name)}</p>
${parts.join('\n')}
</td></tr></table>
</body></html>
`
}
