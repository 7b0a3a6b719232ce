import { build } from 'esbuild'

export type EditorPage = { script: string; style: string }

/** The form and its styles, bundled in memory: nothing on disk, and no connection but the editor's own. */
export async function bundlePage(root: string): Promise<EditorPage> {
  const { outputFiles } = await build({
    absWorkingDir: root,
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

/** The page loads nothing from elsewhere and shows the site in a frame. */
export const pagePolicy = (site: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; frame-src ${site}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const pageHtml = ({ token, site }: { token: string; site: string }) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="token" content="${token}">
<meta name="site" content="${site}">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<div id="root"></div>
<script type="module" src="/page.js"></script>
</html>
`
