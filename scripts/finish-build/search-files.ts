import { business } from '#content/business.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import { spoken } from '#domain/opening-hours.ts'
import type { BuiltPage } from './built-pages.ts'

function address(siteUrl: string, path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path
}

/** The XML sitemap over every page that search engines may list. `lastModified` is an ISO date. */
export function sitemapXml(pages: readonly BuiltPage[], siteUrl: string, lastModified: string): string {
  const entries = pages.map(
    ({ path }) => `<url><loc>${escapeHtml(address(siteUrl, path))}</loc><lastmod>${lastModified}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** A plain summary of the site for language models (llmstxt.org). */
export function llmsTxt(pages: readonly BuiltPage[], siteUrl: string): string {
  const { name, address: office, phone, email, hours } = business
  const links = pages.map(({ path, title, description }) => `- [${title}](${address(siteUrl, path)}): ${description}`)
  return [
    `# ${name}`,
    '',
    `> ${pages.find(({ path }) => path === '/')?.description ?? name}`,
    '',
    `- Address: ${office.street}, ${office.town}, ${office.county} ${office.postcode}`,
    `- Phone: ${phone.display}`,
    `- Email: ${email}`,
    `- Hours: ${hours.map(({ label, opens, closes }) => `${label} ${spoken(opens)}–${spoken(closes)}`).join(', ')}`,
    '',
    '## Pages',
    '',
    ...links,
    '',
  ].join('\n')
}
