import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { placeholderAnalyticsId } from './content/site.ts'
import { buildSettings } from './scripts/build-settings.ts'

const settings = buildSettings(process.env)

/** What nearly every page shares. */
const shell =
  /app[\\/](layout|ui[\\/](button|toasts|action-link|picture)|seo|sections[\\/](band|section-head|title-head|call-band|dimension-strip)|features[\\/](analytics|whatsapp))|content[\\/](business|navigation|pictures|site)|lucide-react/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __GA_ID__: JSON.stringify(settings.analyticsId),
    __ASKS_CONSENT__: JSON.stringify(settings.analyticsId !== placeholderAnalyticsId),
    __DIRECT_DELIVERY__: JSON.stringify(settings.directDelivery),
    __BUILD_DATE__: JSON.stringify(settings.buildDate),
  },
  build: {
    rolldownOptions: {
      output: {
        // Few, larger files: every chunk costs a request and compresses alone.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
            { name: 'shell', test: shell, priority: 2, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { port: 3000 },
})
