/**
 * The brand's colours. Stylesheets use them as `--color-ink` and so on. Mails and error pages import them. The icons in `public`
 * have them written in (docs/fonts-and-icons.md).
 */
export const colours = {
  white: '#fff',
  ink: '#12171a',
  carbon: '#1a2125',
  'carbon-2': '#242d32',
  slate: '#47535a',
  galv: '#aeb9be',
  mist: '#c6ced2',
  frost: '#dfe4e6',
  paper: '#f5f4f0',
  sand: '#e9e6df',
  mill: '#fff',
  oxide: '#a23a22',
  'oxide-deep': '#86301c',
  'oxide-lift': '#ef6a45',
  hazard: '#f5b700',
  go: '#2c7a4b',
  edge: '#7f8a90',
  open: '#5fd38a',
  disabled: '#d9dbd8',
} as const
