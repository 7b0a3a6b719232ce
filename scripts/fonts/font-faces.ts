export type FontCut = {
  id: 'display' | 'text' | 'note'
  family: string
  /** As CSS writes it: one weight, or a range. */
  weight: string
  axes: Record<string, number | { min: number; max: number }>
  /**
   * What stands in until the font is here. `size` is the percentage at which the system's font sets this site's own copy
   * (headings, paragraphs, notes) as wide as the cut does, measured in Chromium. Later entries win where both exist.
   */
  fallbacks: readonly { local: 'regular' | 'bold'; system: 'Roboto' | 'Arial'; weight: string; size: number }[]
}

/** The design's three cuts of one family. */
export const fontCuts: readonly FontCut[] = [
  {
    id: 'display',
    family: 'Archivo Display',
    weight: '750',
    axes: { wdth: 115, wght: 750 },
    fallbacks: [
      { system: 'Roboto', local: 'bold', weight: '750', size: 124.1 },
      { system: 'Arial', local: 'bold', weight: '750', size: 116.5 },
    ],
  },
  {
    id: 'text',
    family: 'Archivo',
    // The next weight up would add a third to the file: bold is 600.
    weight: '400 600',
    axes: { wdth: 100, wght: { min: 400, max: 600 } },
    fallbacks: [
      { system: 'Roboto', local: 'regular', weight: '400 549', size: 98.4 },
      { system: 'Roboto', local: 'bold', weight: '550 700', size: 102.5 },
      { system: 'Arial', local: 'regular', weight: '400 549', size: 97.9 },
      { system: 'Arial', local: 'bold', weight: '550 700', size: 96.3 },
    ],
  },
  {
    id: 'note',
    family: 'Archivo Note',
    weight: '600',
    axes: { wdth: 80, wght: 600 },
    fallbacks: [
      { system: 'Roboto', local: 'bold', weight: '600', size: 88 },
      { system: 'Arial', local: 'bold', weight: '600', size: 81.6 },
    ],
  },
]

/** Names under which systems keep the two fonts; Liberation Sans is Arial's double on Linux. */
const localNames = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  Roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'] },
} as const

/** Archivo's own line box, in units of the type size. */
const archivo = { ascent: 0.878, descent: 0.21 }

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`

function fallbackFace(family: string, { system, local, weight, size }: FontCut['fallbacks'][number]): string {
  return `@font-face {
  font-family: '${family} Fallback';
  src: ${localNames[system][local].map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${size}%;
  ascent-override: ${percent(archivo.ascent / (size / 100))};
  descent-override: ${percent(archivo.descent / (size / 100))};
  line-gap-override: 0%;
}
`
}

/** The stylesheet of `@font-face` rules for cuts that lie in `/fonts` under the given names. */
export function fontFaces(files: readonly { cut: FontCut; name: string }[]): string {
  const faces = files.map(
    ({ cut, name }) => `@font-face {
  font-family: '${cut.family}';
  src: url('/fonts/${name}') format('woff2');
  font-weight: ${cut.weight};
  font-display: swap;
}

${cut.fallbacks.map((fallback) => fallbackFace(cut.family, fallback)).join('\n')}`,
  )
  return `/* Written by scripts/fonts.ts. */\n${faces.join('\n')}`
}
