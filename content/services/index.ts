import { modeling3d } from './3d-modeling-services.ts'
import { architecturalMetalworkLondon } from './architectural-metalwork-london.ts'
import { craneHireServices } from './crane-hire-services.ts'
import { emergencySteelRepair } from './emergency-steel-repair.ts'
import { industrialSteelPlatforms } from './industrial-steel-platforms.ts'
import { onsiteSteelFabrication } from './onsite-steel-fabrication.ts'
import type { Service } from './service.ts'
import { steelBeamInstallation } from './steel-beam-installation.ts'
import { steelBuildingExtensionsKent } from './steel-building-extensions-kent.ts'
import { steelConstructionGravesend } from './steel-construction-gravesend.ts'
import { steelFabricationKent } from './steel-fabrication-kent.ts'
import { steelStaircaseInstallation } from './steel-staircase-installation.ts'
import { structuralSteelLondon } from './structural-steel-london.ts'
import { weldingServices } from './welding-services.ts'

const inOrder = [
  steelFabricationKent,
  structuralSteelLondon,
  weldingServices,
  steelConstructionGravesend,
  onsiteSteelFabrication,
  craneHireServices,
  modeling3d,
  emergencySteelRepair,
  steelBeamInstallation,
  architecturalMetalworkLondon,
  industrialSteelPlatforms,
  steelStaircaseInstallation,
  steelBuildingExtensionsKent,
] as const

export type ServicePath = (typeof inOrder)[number]['path']

/** Every service page, in the order of the site's lists. A `related` address that no service has does not compile here. */
export const services: readonly Service<ServicePath>[] = inOrder

export const servicePaths = services.map(({ path }) => path)

const byPath = new Map(services.map((service) => [service.path, service]))

/** The service at `path`. Throws when no file has it, which the type of `path` rules out. */
export function serviceByPath(path: ServicePath): Service<ServicePath> {
  const service = byPath.get(path)
  if (!service) throw new Error(`No service page for ${path}`)
  return service
}
