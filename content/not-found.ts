import { missingPageLabel, notFoundServices, pageLabel } from './navigation.ts'
import data from './not-found.json' with { type: 'json' }
import { read } from './read.ts'

const { services, ...page } = read('not-found', data)

export const notFound = {
  ...page,
  title: missingPageLabel,
  services: { ...services, links: notFoundServices.map((path) => ({ path, label: pageLabel(path) })) },
}
