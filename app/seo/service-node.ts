import type { Service as ServiceNode } from 'schema-dts'
import { business } from '#content/business.ts'
import type { Service } from '#content/service.ts'
import { businessId, pageUrl } from './structured-data.ts'

/** The Service of a service page, provided by the firm. */
export function serviceNode(service: Service): ServiceNode {
  return {
    '@type': 'Service',
    '@id': `${pageUrl(service.path)}#service`,
    name: service.name,
    serviceType: service.serviceType,
    description: service.seo.description,
    url: pageUrl(service.path),
    provider: { '@id': businessId },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', ...business.position },
      geoRadius: String(business.serviceRadiusMetres),
    },
  }
}
