// biome-ignore lint/style/noRestrictedImports: the only content that is found by listing a folder, which the browser never does
import { readdirSync } from 'node:fs'
import { orderedServices } from './ordered-services.ts'
import type { Service } from './service.ts'

const files: [name: string, service: Service][] = []
for (const name of readdirSync('content/services').map((file) => file.replace(/\.ts$/, ''))) {
  // Works in Node and in Vite, which bundles every file that the pattern can match.
  const { service } = await import(`./services/${name}.ts`)
  files.push([name, service])
}

/** Every file in content/services, by its `order`. */
export const services: readonly Service[] = orderedServices(files)

export const servicePaths = services.map(({ path }) => path)

export function serviceByPath(path: string): Service {
  const found = services.find((service) => service.path === path)
  if (!found) throw new Error(`No file in content/services has the path ${path}`)
  return found
}
