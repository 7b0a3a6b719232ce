import { build } from 'esbuild'

/** The form and its styles, bundled in memory: nothing on disk, and no connection but the editor's own. */
export async function bundlePage() {
  const { outputFiles } = await build({
    entryPoints: { page: 'editor/page.tsx' },
    bundle: true,
    write: false,
    outdir: 'page',
    format: 'esm',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const textOf = (type: string) => outputFiles.find(({ path }) => path.endsWith(type))?.text ?? ''
  return { script: textOf('.js'), style: textOf('.css') }
}
