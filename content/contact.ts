import data from './contact.json' with { type: 'json' }
import { kentTowns } from './page-content.ts'
import { read } from './read.ts'

const { coverage, ...page } = read('contact', data)

export const contactPage = {
  ...page,
  coverage: { ...coverage, lists: coverage.lists.map(({ places = kentTowns, ...list }) => ({ ...list, places })) },
}

export type ContactMethod = (typeof contactPage.methods)[number]
