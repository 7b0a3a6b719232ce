import { siteUrl } from '#content/site.ts'

export const GET = () =>
  new Response(`User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`)
