// biome-ignore lint/style/noRestrictedImports: the only content that is found by listing a folder, which the browser never does
import { readdirSync } from 'node:fs'
import { orderedServices } from './ordered-services.ts'
import { read } from './read.ts'
import type { Service, ServiceAt } from './service.ts'

const pages: Service[] = []
for (const file of readdirSync('content/services')) {
  const name = file.replace(/\.json$/, '')
  // Works in Node and in Vite, which bundles every file that the pattern can match.
  const { default: data } = await import(`./services/${name}.json`, { with: { type: 'json' } })
  pages.push({ path: `/${name}`, ...read(`services/${name}`, data) })
}

/** Every file in content/services, by its `order`. */
export const allServices: readonly Service[] = orderedServices(pages)

/** Those that the site shows: all but what the owner has hidden. */
export const services = allServices.filter(({ hidden }) => !hidden)

/** Where visitors of hidden services go instead. The build takes their pages away and writes the redirects. */
export const hiddenServices = new Map<string, string>(
  allServices.flatMap(({ path, hidden }) => (hidden ? [[path, hidden.redirect] as const] : [])),
)

/** Whether a link leads to a service that the site does not show. */
export const isHidden = (href: string) => hiddenServices.has(href.split('#', 1)[0] ?? '')

export const servicePaths = services.map(({ path }) => path)

/** The service with that path. A path written out brings what only that page has, such as its story. */
export function serviceByPath<Path extends `/${string}`>(path: Path): ServiceAt<Path>
export function serviceByPath(path: string): Service
export function serviceByPath(path: string): Service {
  const found = allServices.find((service) => service.path === path)
  if (!found) throw new Error(`No file in content/services has the path ${path}`)
  return found
}
