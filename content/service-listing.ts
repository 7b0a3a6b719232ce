import type { Service } from './service.ts'
import { services } from './services.ts'

type Listed<Entry> = { service: Service; entry: Entry }

/** The services that have an entry in one list of the site, in their order unless an entry has a `place`. */
export function listing<Entry extends { place?: number }>(
  entryOf: (service: Service) => Entry | undefined,
): Listed<Entry>[] {
  const entries = services.flatMap((service): Listed<Entry>[] => {
    const entry = entryOf(service)
    return entry ? [{ service, entry }] : []
  })
  const placeOf = ({ entry }: Listed<Entry>) => entry.place ?? 0
  const list = entries.filter((each) => placeOf(each) === 0)
  const placed = entries.filter((each) => placeOf(each) > 0).sort((one, other) => placeOf(one) - placeOf(other))
  for (const each of placed) list.splice(placeOf(each) - 1, 0, each)
  return list
}
