import { readFileSync } from 'node:fs'
import { build } from 'esbuild'

/** The form and its styles, bundled in memory: nothing on disk, and no connection but the editor's own. */
export async function bundlePage() {
  const { outputFiles } = await build({
    entryPoints: { page: 'editor/page.tsx' },
    alias: { '@rjsf/validator-ajv8': './editor/no-validator.ts' },
    bundle: true,
    write: false,
    outdir: 'page',
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  const textOf = (type: string) => outputFiles.find(({ path }) => path.endsWith(type))?.text ?? ''
  return { script: textOf('.js'), style: textOf('.css') }
}
export type EditorPage = Awaited<ReturnType<typeof bundlePage>>

/** The page loads nothing from elsewhere and shows the site in a frame. */
export const pagePolicy = (site: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; frame-src ${site}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const pageHtml = (token: string, site: string) =>
  readFileSync('editor/page.html', 'utf8').replace('%token%', token).replace('%site%', site)
