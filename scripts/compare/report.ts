import { escapeHtml } from '#domain/escape-html.ts'

export type Compared = { path: string; width: number; share: number; heights: readonly [number, number]; name: string }

const style = `body{margin:2rem;font:16px/1.5 system-ui,sans-serif;color:#111;background:#eee}
table{border-collapse:collapse;background:#fff}th,td{padding:.3rem .8rem;border:1px solid #ccc;text-align:left}
td:nth-child(n+2){text-align:right;font-variant-numeric:tabular-nums}
section{margin-top:3rem}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}
figure{margin:0}img{width:100%;border:1px solid #999;background:#fff}`

const percent = (share: number) => `${share.toFixed(2)} %`

/** One HTML sheet: a table of all pages and widths, then before, after and difference of each that changed. */
export function reportHtml(reference: string, compared: readonly Compared[], allowed: number): string {
  const changed = ({ share, heights: [before, after] }: Compared) => share > allowed || before !== after
  const rows = compared.map((page) => {
    const label = `${escapeHtml(page.path)}${changed(page) ? '' : ' ·'}`
    const name = changed(page) ? `<a href="#${page.name}">${label}</a>` : label
    return `<tr><td>${name}</td><td>${page.width}</td><td>${page.heights.join(' → ')}</td><td>${percent(page.share)}</td></tr>`
  })
  const sections = compared.filter(changed).map(({ path, width, share, name }) => {
    const figures = ['before', 'after', 'difference'].map(
      (kind) =>
        `<figure><figcaption>${kind}</figcaption><img src="${name}-${kind}.png" alt="" loading="lazy"></figure>`,
    )
    return `<section id="${name}"><h2>${escapeHtml(path)} at ${width} px: ${percent(share)}</h2><div class="three">${figures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Compared with ${escapeHtml(reference)}</title><style>${style}</style>
<h1>Compared with ${escapeHtml(reference)}</h1>
<table><tr><th>Page</th><th>Width</th><th>Height</th><th>Differs</th></tr>${rows.join('')}</table>
${sections.join('\n')}</html>
`
}
