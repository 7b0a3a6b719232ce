import type { ContentOf } from './check.ts'

/** The page at `path`, from the file of the same name in content/services: with what only that page has, if it is known. */
export type ServiceAt<Path extends `/${string}`> = ContentOf<`services${Path}`> & { path: Path }

/** What every service page has. */
export type Service = ServiceAt<`/${string}`>

/** One band of a service page. */
export type ServiceSection = Service['sections'][number]

type SectionOf<Kind extends ServiceSection['kind']> = Extract<ServiceSection, { kind: Kind }>

export type Stat = Service['keyStats'][number]
export type Card = SectionOf<'cards'>['cards'][number]
