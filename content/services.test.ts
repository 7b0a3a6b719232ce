import { describe, expect, it } from 'vitest'
import { safetyFigures } from './safety-figures.ts'
import type { Service } from './service.ts'
import { orderedServices, serviceByPath, services } from './services.ts'

const [service, ...others] = services as [Service, ...Service[]]
const { path, order } = service

it('puts the services in their order', () => {
  expect(orderedServices(services.toReversed())).toEqual(services)
})

it.each([
  ['a related service that does not exist', { related: ['/no-such-service', '/welding-services', '/x'] }],
  ['a service related to itself', { related: [path, '/welding-services', '/crane-hire-services'] }],
  ['an order that another service has', { order: order + 1 }],
] satisfies [what: string, change: Partial<Service>][])('refuses %s and names the file', (_what, change) => {
  expect(() => orderedServices([{ ...service, ...change }, ...others])).toThrow(`content/services${path}.json`)
})

describe('figures that belong together', () => {
  it('platforms: there is a floor for each load of the drawing, and more load never takes less steel', () => {
    const { floors } = serviceByPath('/industrial-steel-platforms').story
    expect(floors).toHaveLength(safetyFigures.platform.classes.length)
    for (const of of ['post', 'beam', 'plate'] as const)
      expect(floors.map(({ size }) => size[of])).toEqual(floors.map(({ size }) => size[of]).toSorted((a, b) => a - b))
  })

  it('extensions: each step begins in the week after the one before it, and the last ends with the programme', () => {
    const { steps, weeks } = serviceByPath('/steel-building-extensions-kent').story
    expect(steps.map(({ from }) => from)).toEqual([1, ...steps.slice(0, -1).map(({ to }) => to + 1)])
    expect(steps.at(-1)?.to).toBe(weeks)
  })
})
