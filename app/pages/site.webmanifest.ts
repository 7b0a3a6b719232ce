import { colours } from '#content/brand.ts'
import { business } from '#content/business.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
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
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-512-maskable', 512, 'maskable')],
}

export const GET = () => new Response(`${JSON.stringify(manifest, null, 2)}\n`)
