import { expect, it } from 'vitest'
import { orderedServices } from './ordered-services.ts'
import type { Service } from './service.ts'
import { services } from './services.ts'

const files = services.map((service) => [service.path.slice(1), service] as const)
const [name, service] = files[0] as [string, Service]
const instead = (change: Partial<Service>) => [[name, { ...service, ...change }] as const, ...files.slice(1)]

it('puts the services in their order', () => {
  expect(orderedServices(files.toReversed())).toEqual(services)
})

it.each([
  ['a related service that does not exist', instead({ related: ['/no-such-service', '/welding-services', '/x'] })],
  ['a service related to itself', instead({ related: [service.path, '/welding-services', '/crane-hire-services'] })],
  ['a path that differs from the file name', instead({ path: '/another' })],
  ['an order that another service has', instead({ order: 2 })],
  ['a file without a service', [[name, undefined] as const, ...files.slice(1)]],
])('refuses %s and names the file', (_what, wrong) => {
  expect(() => orderedServices(wrong)).toThrow(`content/services/${name}.ts`)
})
