import { join } from 'node:path'
import { colours } from '#content/brand.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** The brand's colours as Tailwind's theme, in place of its own. */
export function brandStyles(): string {
  const tokens = Object.entries(colours).map(([name, colour]) => `  --color-${name}: ${colour};\n`)
  return `/* Written by scripts/brand.ts. Static: stylesheets that Tailwind does not read use these too. */
@theme static {
  --color-*: initial;
  --color-transparent: transparent;
  --color-current: currentColor;
${tokens.join('')}}
`
}

export async function buildBrand(): Promise<void> {
  await writeIfChanged(join('app', 'brand.css'), brandStyles())
}

if (import.meta.main) await buildBrand()
