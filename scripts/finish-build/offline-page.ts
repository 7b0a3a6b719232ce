import { colours } from '#content/brand.ts'
import { business } from '#content/business.ts'
import { logoPaths } from '#content/logo.ts'
import { offlinePage as words } from '#content/offline.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import { weekHours } from '#domain/opening-hours.ts'
import { chatAddress } from '#domain/whatsapp.ts'

const style = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${colours.ink};color:${colours.white};font:17px/1.6 system-ui,sans-serif}
main{box-sizing:border-box;width:min(100%,34rem);padding:1.25rem}
.sheet{border:1px solid #ffffff40}
.sheet>*{margin:0;padding:1.25rem 1.5rem}
.sheet>*+*{border-top:1px solid #ffffff40}
header{display:flex;gap:.75rem;align-items:center;font-weight:700}
h1{font-size:clamp(2rem,8vw,2.8rem);line-height:1.1;margin:0 0 .75rem}
p{margin:0}
a{color:${colours.white};text-underline-offset:.25em}
a:focus-visible{outline:3px solid ${colours.white};outline-offset:3px}
.big{display:inline-block;padding:.2rem 0;font-size:1.6rem;font-weight:700}
.note{color:${colours.mist}}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem;margin:.5rem 0}
dd{margin:0}
.retry{display:inline-block;padding:.75rem 1.5rem;background:${colours.oxide};font-weight:700;text-decoration:none}
.retry:hover{background:${colours['oxide-deep']}}
path+path{fill:none;stroke:${colours['oxide-lift']};stroke-width:${logoPaths.waveWidth}}
`

const hours = () =>
  weekHours(business.hours, business.closed)
    .map(([day, time]) => `<dt>${day}</dt><dd>${time}</dd>`)
    .join('')

/** What a visitor without a connection sees: one HTML document that needs no other file. */
export function offlinePage(): string {
  const { name, phone } = business
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} | ${escapeHtml(name)}</title>
<style>${style}</style>
</head>
<body>
<main><div class="sheet">
<header><svg viewBox="${logoPaths.viewBox}" width="36" height="36" fill="currentColor" aria-hidden="true"><path d="${logoPaths.beam}"/><path d="${logoPaths.wave}"/></svg>${escapeHtml(name)}</header>
<div><h1>${words.title}</h1><p>${words.text}</p></div>
<div><p class="note">${words.call}</p><p><a class="big" href="${phone.href}">${phone.display}</a></p><p>${words.emergency}</p></div>
<div><p class="note">${words.message}</p><p><a class="big" href="${chatAddress}">${words.messageLabel}</a></p></div>
<div><p class="note">${words.hours}</p><dl>${hours()}</dl></div>
<div><a class="retry" href="">${words.retry}</a></div>
</div></main>
</body>
</html>
`
}
