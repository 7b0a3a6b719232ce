import { ActionRow } from '#app/ui/action-link.tsx'
import type { AreasPage } from '#content/areas.ts'
import { PageHero } from './page-hero.tsx'

/** The opening of the areas page, with the way to its postcode check and the number. */
export function AreasHero({ hero }: { hero: AreasPage['hero'] }) {
  return (
    <PageHero {...hero}>
      {/* Stacked on phones: in a row, the second would jump to a line of its own when the font arrives. */}
      <ActionRow actions={hero.actions} className="max-sm:grid" />
    </PageHero>
  )
}
