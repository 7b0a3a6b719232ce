import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, sharpImageService, svgoOptimizer } from 'astro/config'
import { placeholderAnalyticsId } from './content/site.ts'
import { buildSettings } from './scripts/build-settings.ts'

const settings = buildSettings(process.env)

export default defineConfig({
  site: settings.siteUrl,
  srcDir: 'app',
  outDir: `${process.env.BUILD_DIR?.trim() || 'build'}/client`,
  trailingSlash: 'never',
  // `x.html`, because static hosts redirect `/x` to `/x/` where a page is `x/index.html`.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  experimental: {
    // Keep ids and separate paths: one drawing reuses another by id, and the stylesheet colours neighbouring paths.
    svgOptimizer: svgoOptimizer({
      plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false, mergePaths: false } } }],
    }),
  },
  devToolbar: { enabled: false },
  // Not in node_modules, so that pictures are not encoded again after every installation.
  cacheDir: '.cache/astro',
  image: { service: sharpImageService({ avif: { effort: 3, chromaSubsampling: '4:2:0' }, jpeg: { mozjpeg: true } }) },
  integrations: [
    react(),
    {
      name: 'content-editor',
      hooks: {
        'astro:config:setup': ({ command, injectScript }) => {
          if (command === 'dev') injectScript('page', "import '/editor/show-field.ts'")
        },
      },
    },
    {
      name: 'client-painted',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({ name: 'painted', entrypoint: './app/behaviours/client-painted.ts' })
        },
      },
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    // The behaviours of a page are one module in its HTML: a module asked for by name would hold up the first paint.
    build: { assetsInlineLimit: 12_000 },
    define: {
      __SITE_URL__: JSON.stringify(settings.siteUrl),
      __GA_ID__: JSON.stringify(settings.analyticsId),
      __ASKS_CONSENT__: JSON.stringify(settings.analyticsId !== placeholderAnalyticsId),
      __DIRECT_DELIVERY__: JSON.stringify(settings.directDelivery),
      __RETENTION_DAYS__: JSON.stringify(settings.retentionDays),
      __BUILD_DATE__: JSON.stringify(settings.buildDate),
    },
  },
})
