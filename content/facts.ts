import { business, heldCertificates, openingHours, postalAddress } from './business.ts'
import { calculatorRules } from './calculator.ts'
import claimsData from './claims.json' with { type: 'json' }
import { enquiryFacts } from './enquiry-copy.ts'
import { percent } from './fill-in.ts'
import { stairKinds } from './interactive/stair.ts'
import { factsB12 } from './piece-b12.ts'
import { quotedPrices } from './prices.ts'
import { readTyped } from './read-typed.ts'
import reviewsData from './reviews.json' with { type: 'json' }
import { ratingMark, sampleFigure, samples } from './samples.ts'
import { isShown, serviceFiles } from './service-files.ts'
import sharedData from './shared.json' with { type: 'json' }
import { stats } from './stats.ts'
import { daysInWords, hoursText, spoken } from './week.ts'

const [leastStaircase = '', mostStaircase = ''] = stats.price.staircase.split('–')

const { londonDelivery } = business
const certificates = heldCertificates().length

/** "10 years" before a noun: "10-year warranty". */
const asAdjective = (period: string) => period.replace(' ', '-').replace(/s$/, '')

const firm = {
  openingHours: { workingDays: daysInWords(openingHours.hours.flatMap(({ days }) => days)) },
  business: {
    ...business,
    ratingMark,
    certifications: `${certificates} certification${certificates === 1 ? '' : 's'}`,
    londonDeliveryHours: hoursText(londonDelivery),
    londonDeliveryBetween: `${spoken(londonDelivery.opens)} and ${spoken(londonDelivery.closes)}`,
    postalAddress,
  },
  stats,
  counts: {
    services: serviceFiles().filter(isShown).length,
    reviews: reviewsData.reviews.length,
  },
  /** Periods before a noun: "10-year". */
  adjective: {
    drawings: asAdjective(stats.drawings),
    validFor: asAdjective(stats.quote.validFor),
    workmanship: asAdjective(stats.warranty.workmanship),
    beamInstallation: asAdjective(stats.warranty.beamInstallation),
    staircaseStructure: asAdjective(stats.warranty.staircaseStructure),
    metalworkStructure: asAdjective(stats.warranty.metalworkStructure),
  },
  /** Parts of figures: "24–48hr" for a key figure, which has little room, and both ends of a range. */
  short: {
    drawings: stats.drawings.replace(' hours', 'hr'),
    staircasePrice: { least: leastStaircase, most: mostStaircase },
  },
  b12: factsB12,
  stairs: stairKinds,
}

const { near } = stats.emergency
const certified = business.certificates['BS EN 1090'].number !== ''
const { declaration, declarationOfJob, noCertificateNumber, ...sharedTexts } = readTyped('shared', sharedData, firm)

const { valueIncrease, satisfaction } = readTyped('claims', claimsData, firm)

/** A figure with the words that say where it comes from, or that it is a sample until they are entered. */
const withEvidence = ({ source, number, year, ...claim }: typeof satisfaction, mark = sampleFigure) => ({
  ...claim,
  evidence: source && number && year ? `Source: ${source}, ${number}, ${year}.` : mark,
})

/** " of £10 million with Acme": cover and insurer, as far as the owner has entered them. */
const covers = ({ cover, insurer }: { cover: string; insurer: string }) =>
  `${cover ? ` of ${cover}` : ''}${insurer ? ` with ${insurer}` : ''}`

/** What the texts of the JSON files can refer to, as `{business.phone}`, `{stats.quote.most}` or `{shared.call999First}`. */
export const facts = {
  ...firm,
  enquiries: enquiryFacts,
  insured: {
    publicLiability: covers(business.insurance.publicLiability),
    professionalIndemnity: covers(business.insurance.professionalIndemnity),
  },
  calculator: {
    hours: `${calculatorRules.hours}\u00a0hours`,
    low: percent(calculatorRules.rangeLow),
    high: percent(calculatorRules.rangeHigh),
  },
  prices: quotedPrices,
  claims: {
    valueIncrease: withEvidence(valueIncrease),
    // While the figures next to it are samples, their own mark is below them.
    satisfaction: withEvidence(satisfaction, samples.stats ? '' : undefined),
  },
  shared: {
    ...sharedTexts,
    emergencyTarget: near.charAt(0).toUpperCase() + near.slice(1),
    declaration: certified ? declaration : `${declaration} ${noCertificateNumber}`,
    declarationOfJob: certified ? declarationOfJob : noCertificateNumber,
  },
}
