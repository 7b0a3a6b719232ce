import type { Service } from '#content/service.ts'
import { PageHero } from './page-hero.tsx'
import { ServiceActions } from './service-actions.tsx'

/** The opening of a service page: what it is, the way to the quote form, and the number. */
export function ServiceHero({ hero }: { hero: Service['hero'] }) {
  return (
    <PageHero {...hero}>
      <ServiceActions action={hero.action} />
    </PageHero>
  )
}
