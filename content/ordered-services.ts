import type { Service } from './service.ts'

/** Services by their `order`. Throws, naming the file, when a path, an order or a related service is wrong. */
export function orderedServices(files: readonly (readonly [name: string, service: Service | undefined])[]): Service[] {
  const services = files.map(([name, service]) => {
    const fail = (reason: string) => new Error(`content/services/${name}.ts ${reason}`)
    if (!service) throw fail('must export `service`')
    if (service.path !== `/${name}`) throw fail(`must have the path /${name}, not ${service.path}`)
    for (const path of service.related)
      if (path === service.path || !files.some(([other]) => `/${other}` === path))
        throw fail(`names ${path} as related, which is not another service`)
    const twin = files.find(([other, { order } = service]) => other !== name && order === service.order)
    if (twin) throw fail(`has the order ${service.order}, which content/services/${twin[0]}.ts has too`)
    return service
  })
  return services.sort((one, other) => one.order - other.order)
}
