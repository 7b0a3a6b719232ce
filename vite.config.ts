import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { placeholderAnalyticsId } from './content/site.ts'
import { buildSettings } from './scripts/build-settings.ts'

const settings = buildSettings(process.env)

/** What nearly every page shares. */
const shell = [
  /app[\\/](layout|seo|styles)[\\/]|app[\\/]root\./,
  /app[\\/]ui[\\/](button|icon|toasts|action-link|picture|watch-picture|below-fold|stars)/,
  /app[\\/]sections[\\/](band|section-head|title-head|page-hero|call-band|dimension-strip|reason-list|service-cards|talk-band)\./,
  /app[\\/]features[\\/](analytics|whatsapp|recovery)[\\/]/,
  /content[\\/](business|navigation|pictures|site|site-words|crash|logo|holidays)\./,
  /domain[\\/](opening-hours|bank-holidays|london-time|long-date)\./,
  /node_modules[\\/]lucide[\\/]|vite[\\/]preload-helper/,
]

/** What the enquiry forms share; their rules and letters come when the visitor touches the form. */
const enquiry =
  /app[\\/]features[\\/](enquiry-form(?![\\/]send-by-mail)|quote-form|contact-form)|app[\\/]ui[\\/]error-summary\.|content[\\/](enquiry|delivery)\.|domain[\\/]attachments\./

/** What every form has, the calculator too. */
const field = /app[\\/]ui[\\/]field\.|features[\\/]enquiry-form[\\/]draft-store\.|content[\\/]mail-draft\./

/** Bands that only service pages have. */
const service =
  /app[\\/]sections[\\/](service-section|fact-cards|drawing-notes|emergency-block|project-cards|prose-band|related-services|wipe-slot)\./

/** React Router makes its Link, NavLink and Form at once and names them, which keeps them in the scripts though no page uses them. */
const leaveOutLinks: Plugin = {
  name: 'leave-out-links',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/].*\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOutLinks],
  define: {
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __GA_ID__: JSON.stringify(settings.analyticsId),
    __ASKS_CONSENT__: JSON.stringify(settings.analyticsId !== placeholderAnalyticsId),
    __DIRECT_DELIVERY__: JSON.stringify(settings.directDelivery),
    __RETENTION_DAYS__: JSON.stringify(settings.retentionDays),
    __BUILD_DATE__: JSON.stringify(settings.buildDate),
  },
  build: {
    // Every chunk that a page needs is named in its HTML: the helper that would find them out is dead weight.
    modulePreload: false,
    rolldownOptions: {
      // The home page has the wipe at once, the 3D modelling page fetches it late: both on purpose.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Few, larger files: every chunk costs a request and compresses alone.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              priority: 4,
            },
            { name: 'shell', test: (id: string) => shell.some((part) => part.test(id)), priority: 3 },
            { name: 'field', test: field, priority: 2 },
            { name: 'drawing', test: /app[\\/](ui[\\/]drawing|sections[\\/](step-line|data-table))\./, priority: 2 },
            { name: 'enquiry', test: enquiry, priority: 1 },
            { name: 'service', test: service, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 3000 },
})
