import { ContentError } from './fill-facts.ts'
import type { ContentOf } from './read-typed.ts'
import { readWithFacts } from './read-with-facts.ts'
import { isShown, issuesBetween, serviceFiles } from './service-files.ts'

/** The page at `path`, from the file of the same name in content/services: with what only that page has, if it is known. */
export type ServiceAt<Path extends `/${string}`> = ContentOf<`services${Path}`> & { path: Path }

/** What every service page has. */
export type Service = ServiceAt<`/${string}`>

export type ServiceSection = Service['sections'][number]

type SectionOf<Kind extends ServiceSection['kind']> = Extract<ServiceSection, { kind: Kind }>

export type Stat = Service['keyStats'][number]
export type Card = SectionOf<'cards'>['cards'][number]

/** Services by their `order`. Throws, naming file and field, when something is wrong between them. */
export function orderedServices(services: readonly Service[]): Service[] {
  for (const service of services)
    for (const issue of issuesBetween(service, services)) throw new ContentError(`services${service.path}`, [issue])
  return services.toSorted((one, other) => one.order - other.order)
}

const pages: Service[] = []
for (const { path } of serviceFiles()) {
  const name = path.slice(1)
  // Works in Node and in Vite, which bundles every file that the pattern can match.
  const { default: data } = await import(`./services/${name}.json`, { with: { type: 'json' } })
  pages.push({ path: `/${name}`, ...readWithFacts(`services/${name}`, data) })
}

/** Every file in content/services, by its `order`. */
export const allServices: readonly Service[] = orderedServices(pages)

/** Those that the site shows: all but what the owner has hidden. */
export const services = allServices.filter(isShown)

/** The entries that a form leaves out: those of hidden services that no other service has. */
export const hiddenEntries = (form: 'quoteService' | 'contactService') =>
  allServices
    .filter((service) => !isShown(service) && !services.some((shown) => shown[form] === service[form]))
    .map((service) => service[form])
    .filter((entry) => entry !== 'other')

/** Where visitors of hidden services go instead. The build takes their pages away and writes the redirects. */
export const hiddenServices = new Map<string, string>(
  allServices.flatMap(({ path, hidden }) => (hidden ? [[path, hidden.redirect] as const] : [])),
)

/** Whether a link leads to a service that the site does not show. */
export const isHidden = (href: string) => hiddenServices.has(href.split('#', 1)[0] ?? '')

/** The service with that path. A path written out brings what only that page has, such as its story. */
export function serviceByPath<Path extends `/${string}`>(path: Path): ServiceAt<Path>
export function serviceByPath(path: string): Service
export function serviceByPath(path: string): Service {
  const found = allServices.find((service) => service.path === path)
  if (!found) throw new Error(`No file in content/services has the path ${path}`)
  return found
}
