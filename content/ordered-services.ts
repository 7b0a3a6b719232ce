import type { Service } from './service.ts'

/** Services by their `order`. Throws, naming the file, when two share an order or a related service is wrong. */
export function orderedServices(services: readonly Service[]): Service[] {
  for (const { path, order, related } of services) {
    const fail = (reason: string) => new Error(`content/services${path}.json ${reason}`)
    for (const other of related)
      if (other === path || !services.some((service) => service.path === other))
        throw fail(`names ${other} as related, which is not another service`)
    const twin = services.find((other) => other.path !== path && other.order === order)
    if (twin) throw fail(`has the order ${order}, which content/services${twin.path}.json has too`)
  }
  return services.toSorted((one, other) => one.order - other.order)
}
