import { colours } from '#content/brand.ts'
import { business } from '#content/business.ts'

/** The web app manifest: name, colours of the theme (ink, paper) and the icons of `public/icons`. */
export function webManifest(): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/icon-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: business.name,
    short_name: business.logoLines[0],
    start_url: '/',
    display: 'browser',
    theme_color: colours.ink,
    background_color: colours.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
