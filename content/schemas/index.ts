import type * as z from 'zod'
import { about } from './about.ts'
import { areas, coverage, coverageZones, places, postcodePlaces, regions } from './areas.ts'
import { calculator, calculatorPage, workedPrices } from './calculator.ts'
import { confirmations, samples } from './confirmations.ts'
import { contact } from './contact.ts'
import { consent, enquiryDesk, enquiryGuide, enquiryNotices, everyPage } from './enquiries.ts'
import { faq } from './faq.ts'
import { business, openingHours } from './firm.ts'
import { gallery } from './gallery.ts'
import { handOver } from './hand-over.ts'
import { home } from './home.ts'
import { legalDocument } from './legal.ts'
import { pictures } from './pictures.ts'
import { claims, prices } from './prices.ts'
import { reviews } from './reviews.ts'
import { safetyFigures } from './safety-figures.ts'
import { service } from './service.ts'
import { modelling } from './services/3d-modeling-services.ts'
import { metalwork } from './services/architectural-metalwork-london.ts'
import { craneHire } from './services/crane-hire-services.ts'
import { emergencyRepair } from './services/emergency-steel-repair.ts'
import { platforms } from './services/industrial-steel-platforms.ts'
import { onsite } from './services/onsite-steel-fabrication.ts'
import { beams } from './services/steel-beam-installation.ts'
import { extensions } from './services/steel-building-extensions-kent.ts'
import { construction } from './services/steel-construction-gravesend.ts'
import { fabrication } from './services/steel-fabrication-kent.ts'
import { staircases } from './services/steel-staircase-installation.ts'
import { structuralSteel } from './services/structural-steel-london.ts'
import { welding } from './services/welding-services.ts'
import { shared } from './shared.ts'
import { notFound, sitemap, thankYou } from './small-pages.ts'
import { stats } from './stats.ts'
import { steelHandling, steelListWords, steelRates } from './steel.ts'

/** The site shows the texts of these files as they are: no facts are filled in. */
const typed = {
  business,
  calculator,
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
  consent,
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
  'services/3d-modeling-services': modelling,
  'services/architectural-metalwork-london': metalwork,
  'services/crane-hire-services': craneHire,
  'services/emergency-steel-repair': emergencyRepair,
  'services/industrial-steel-platforms': platforms,
  'services/onsite-steel-fabrication': onsite,
  'services/steel-beam-installation': beams,
  'services/steel-building-extensions-kent': extensions,
  'services/steel-construction-gravesend': construction,
  'services/steel-fabrication-kent': fabrication,
  'services/steel-staircase-installation': staircases,
  'services/structural-steel-london': structuralSteel,
  'services/welding-services': welding,
}

export type WithoutFacts = keyof typeof typed
export const isWithoutFacts = (file: string) => Object.hasOwn(typed, file)

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
