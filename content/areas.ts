import data from './areas.json' with { type: 'json' }
import { read } from './read.ts'
import { listing } from './service-listing.ts'

const page = read('areas', data)

export const areasPage = {
  ...page,
  services: {
    ...page.services,
    list: listing(({ listings }) => listings.areas).map(({ service, entry }) => ({
      path: service.path,
      name: entry.name,
    })),
  },
}
