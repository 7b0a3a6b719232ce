import { getViteConfig } from 'astro/config'

/** Pages through Astro's own compiler, which the other unit tests do without. */
export default getViteConfig({ test: { name: 'pages', include: ['app/pages/**/*.test.ts'] } } as Parameters<
  typeof getViteConfig
>[0])
