import { expect, it } from 'vitest'
import { orderedServices, type Service, services } from './services.ts'

const [service, ...others] = services as [Service, ...Service[]]
const { path, order } = service

it('puts the services in their order', () => {
  expect(orderedServices(services.toReversed())).toEqual(services)
})

it.each([
  ['an order that another service has', { order: order + 1 }],
  ['a service hidden behind itself', { hidden: { redirect: path } }],
] satisfies [what: string, change: Partial<Service>][])('refuses %s and names the file', (_what, change) => {
  expect(() => orderedServices([{ ...service, ...change }, ...others])).toThrow(`content/services${path}.json`)
})
