import { createHash } from 'node:crypto'
import { colours } from '#content/brand.ts'
import { business } from '#content/business.ts'
import { deskErrors } from '#content/enquiry-desk.ts'
import { fieldCopy } from '#content/field-copy.ts'
import { escapeHtml } from '#server/enquiries/mail/email-html.ts'
import type { Problem } from './problem.ts'

const style = `
*{box-sizing:border-box;margin:0}
body{background:${colours.paper};color:${colours.ink};font:17px/1.6 system-ui,sans-serif}
header{background:${colours.ink};padding:1.1rem 1.25rem}
header a{color:${colours.white};font-weight:750;font-size:1.2rem;letter-spacing:-.02em;text-decoration:none}
main{max-width:44rem;margin:0 auto;padding:3rem 1.25rem}
section{background:${colours.mill};border:1px solid ${colours.mist};border-top:4px solid ${colours.oxide};border-radius:2px;padding:1.75rem}
h1{font-size:1.75rem;line-height:1.1;letter-spacing:-.02em;margin-bottom:1rem}
ul{padding-left:1.25rem;margin-bottom:1rem}
p{margin-top:.75rem}
a{color:${colours.oxide}}
`

const styleHash = createHash('sha256').update(style).digest('base64')

export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** An error as a page, for browsers without JavaScript. It loads no other file. */
export function errorPage({ message, errors }: Problem): string {
  const list = errors.map((error) => `<li>${escapeHtml(error.message)}</li>`).join('')
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${fieldCopy.error}${escapeHtml(message)} - ${escapeHtml(business.name)}</title>
<style>${style}</style></head>
<body><header><a href="/">${escapeHtml(business.name)}</a></header>
<main><section><h1>${escapeHtml(message)}</h1><ul>${list}</ul><p>${escapeHtml(deskErrors.goBack)}</p>
<p>${escapeHtml(deskErrors.contact)}</p></section></main></body></html>
`
}
