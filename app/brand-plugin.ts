import plugin from 'tailwindcss/plugin'
import { colours } from '../content/brand.ts'

/** The brand's colours by name, for utilities. document.astro writes their values into every page. */
const colors = Object.fromEntries(Object.keys(colours).map((name) => [name, `var(--color-${name})`]))

export default plugin(() => {}, { theme: { colors } })
