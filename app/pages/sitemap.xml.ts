import { listedPages } from '#app/seo/site-pages.ts'
import { pageUrl } from '#content/site.ts'

// Without <lastmod>: search engines trust it only where it is right for each page, and nothing here knows when one page changed.
export const GET = () =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPages.map(({ path }) => `<url><loc>${pageUrl(path)}</loc></url>`).join('\n')}
</urlset>
`)
