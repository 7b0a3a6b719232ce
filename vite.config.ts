import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildSettings } from './scripts/build-settings.ts'

const settings = buildSettings(process.env)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __GA_ID__: JSON.stringify(settings.analyticsId),
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
            { name: 'shell', test: /app[\\/](layout|ui[\\/](button|toasts|action-link))|content[\\/](business|navigation|site)|lucide-react/, priority: 2, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { port: 3000 },
})
