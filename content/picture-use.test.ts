import { expect, it } from 'vitest'
import { about, areasPage, home } from './page-content.ts'
import { beforeAfterPair, type PictureId } from './pictures.ts'
import { services } from './services.ts'

/** Every picture named in a page's content. */
function shownIn(value: unknown): PictureId[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'picture' && typeof child === 'string' ? [child as PictureId] : shownIn(child),
  )
}

// The gallery may show every picture.
const pages = [{ ...home, pair: { picture: beforeAfterPair.built } }, about, areasPage, ...services]
const uses = pages.map(shownIn)
const heroes = new Set([
  ...Object.values(beforeAfterPair),
  ...shownIn([about.hero, areasPage.hero]),
  ...services.map(({ hero }) => hero.picture),
])
const thumbnails = shownIn([home.services, ...services.map(({ sections }) => sections)])

it('no page shows a picture twice, and no picture is shown more than three times', () => {
  for (const page of uses) expect(page).toHaveLength(new Set(page).size)
  const often = Map.groupBy(uses.flat(), (id) => id)
  expect([...often].filter(([, all]) => all.length > 3).map(([id]) => id)).toEqual([])
})

it('no page opens with another page’s thumbnail', () => {
  expect(thumbnails.filter((id) => heroes.has(id))).toEqual([])
})
