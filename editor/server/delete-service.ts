import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentStore } from './content-store.ts'
import { refusal } from './files.ts'
import { linksOf } from './links.ts'

/** Deletes a service that the owner added, unless something leads to its page. */
export async function deleteService(root: string, store: ContentStore, slug: string): Promise<void> {
  const info = (await store.list()).find(({ id }) => id === `services/${slug}`)
  if (!info?.deletable) throw refusal(403, 'Only a service that was added here can be deleted. Hide this one instead.')
  const others = (await store.list()).filter(({ id }) => id !== info.id)
  const leading = others.map(async ({ id, title }) => {
    const links = linksOf(id, (await store.load(id)).data)
    return links.some(({ href }) => href.split('#', 1)[0] === info.page) ? [title] : []
  })
  const titles = (await Promise.all(leading)).flat()
  if (titles.length > 0) throw refusal(409, `Links lead to this page. Change them first, in: ${titles.join(', ')}.`)
  await rm(join(root, info.file))
}
