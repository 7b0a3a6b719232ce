import type * as z from 'zod'
import { about } from './about.ts'
import { areas, coverage, coverageZones, places, postcodePlaces, regions } from './areas.ts'
import { calculator, calculatorPage, workedPrices } from './calculator.ts'
import { confirmations, samples } from './confirmations.ts'
import { contact } from './contact.ts'
import { consent, enquiryDesk, enquiryGuide, enquiryNotices, everyPage } from './enquiries.ts'
import { faq } from './faq.ts'
import { drawingText } from './fields.ts'
import { business, openingHours } from './firm.ts'
import { gallery } from './gallery.ts'
import { handOver } from './hand-over.ts'
import { home } from './home.ts'
import { legalDocument } from './legal.ts'
import { pictures } from './pictures.ts'
import { claims, prices } from './prices.ts'
import { reviews } from './reviews.ts'
import { safetyFigures } from './safety-figures.ts'
import { service, serviceWith } from './service.ts'
import { clash } from './services/3d-modeling-services.ts'
import { gate } from './services/architectural-metalwork-london.ts'
import { fleet } from './services/crane-hire-services.ts'
import { call, firstMinutes } from './services/emergency-steel-repair.ts'
import { industries, platformTypes } from './services/industrial-steel-platforms.ts'
import { equipment, siteDay } from './services/onsite-steel-fabrication.ts'
import { drawingWithNotes } from './services/shapes.ts'
import { beamStages, beamTypes } from './services/steel-beam-installation.ts'
import { extensionTypes, journey } from './services/steel-building-extensions-kent.ts'
import { frameRising } from './services/steel-construction-gravesend.ts'
import { oneBeam } from './services/steel-fabrication-kent.ts'
import {
  designOptions,
  staircaseTypes,
  stairDecisions,
  stairRegulations,
} from './services/steel-staircase-installation.ts'
import { deliveryDay } from './services/structural-steel-london.ts'
import { certificate, fillet } from './services/welding-services.ts'
import { shared } from './shared.ts'
import { notFound, sitemap, thankYou } from './small-pages.ts'
import { stats } from './stats.ts'
import { steelHandling, steelListWords, steelRates } from './steel.ts'

/** The site shows the texts of these files as they are: no facts are filled in. */
const typed = {
  business,
  calculator,
  consent,
  coverage,
  'enquiry-notices': enquiryNotices,
  'opening-hours': openingHours,
  pictures,
  'postcode-places': postcodePlaces,
  prices,
  'safety-figures': safetyFigures,
  samples,
  stats,
  'steel-handling': steelHandling,
  'steel-list-words': steelListWords,
  'steel-rates': steelRates,
}

/** The schema of every JSON file in `content/`, by the file's path. A service that only has what all have is not in it. */
export const schemas = {
  ...typed,
  about,
  areas,
  'calculator-page': calculatorPage,
  claims,
  confirmations,
  contact,
  'coverage-zones': coverageZones,
  'enquiry-desk': enquiryDesk,
  'enquiry-guide': enquiryGuide,
  'every-page': everyPage,
  faq,
  gallery,
  home,
  'not-found': notFound,
  places,
  regions,
  reviews,
  shared,
  sitemap,
  'thank-you': thankYou,
  'worked-prices': workedPrices,
  'hand-over': handOver,
  'legal/accessibility-statement': legalDocument,
  'legal/privacy-policy': legalDocument,
  'legal/terms-of-service': legalDocument,
  'services/3d-modeling-services': serviceWith({ story: clash }),
  'services/architectural-metalwork-london': serviceWith({ story: gate }),
  'services/crane-hire-services': serviceWith({ fleet }),
  'services/emergency-steel-repair': serviceWith({ heroCall: call, story: firstMinutes }),
  'services/industrial-steel-platforms': serviceWith({ story: platformTypes, industries }),
  'services/onsite-steel-fabrication': serviceWith({ equipment, story: siteDay }),
  'services/steel-beam-installation': serviceWith({ beamTypes, story: beamStages }),
  'services/steel-building-extensions-kent': serviceWith({ extensionTypes, story: journey }),
  'services/steel-construction-gravesend': serviceWith({ heroDrawing: drawingText, story: frameRising }),
  'services/steel-fabrication-kent': serviceWith({ heroDrawing: drawingWithNotes, story: oneBeam }),
  'services/steel-staircase-installation': serviceWith({
    staircaseTypes,
    designOptions,
    story: stairDecisions,
    regulations: stairRegulations,
  }),
  'services/structural-steel-london': serviceWith({ story: deliveryDay }),
  'services/welding-services': serviceWith({ fillet, story: certificate }),
}

export type AsTyped = keyof typeof typed
export const isAsTyped = (file: string) => Object.hasOwn(typed, file)

/** A JSON file in `content/`, named by its path without `.json`. */
export type ContentFile = keyof typeof schemas | `services/${string}`
export type SchemaOf<File extends ContentFile> = File extends keyof typeof schemas
  ? (typeof schemas)[File]
  : typeof service

/** Undefined if no content file may have that name. */
export function schemaOf(file: string): z.ZodType | undefined {
  if (Object.hasOwn(schemas, file)) return schemas[file as keyof typeof schemas]
  return /^services\/[a-z0-9-]+$/.test(file) ? service : undefined
}
