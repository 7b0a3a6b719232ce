import { checked } from '#content/check.ts'
import { calculatorFactors, calculatorRules, calculatorServices, netOf, rangeOf, withVat } from './calculator.ts'
import { formatPounds } from './fill-in.ts'
import data from './prices.json' with { type: 'json' }
import { samples } from './samples.ts'
import workedData from './worked-prices.json' with { type: 'json' }

const { wholeBeamJob, platform, tonne, balcony, gate, ...beforeVat } = checked('prices', data)

const mark = samples.prices ? ' (sample price)' : ''

const { jobs } = checked('worked-prices', workedData)
const workedMark = samples.workedPrices ? ' (sample price)' : ''
const anySample = samples.prices || samples.workedPrices

/** The smallest platform that the prices per m² are for, in m². */
const platformArea = 100

/** What a worked example comes to with VAT, to the pound. */
const workedTotal = (job: string) => formatPounds(withVat(netOf(jobs.find(({ id }) => id === job)?.lines ?? [])))

/** Prices as texts quote them. Those of the whole job go into a table, which has a mark of its own while they are samples. */
export const quotedPrices = {
  wholeBeamJob: { ...wholeBeamJob, beam: workedTotal('one-beam') },
  worked: { oneBeam: `${workedTotal('one-beam')} with VAT${workedMark}` },
  /** Per m²: the types in their table, and the cheapest of them; the example is of `platformArea`. */
  platform: Object.fromEntries(
    Object.entries(platform).map(([type, net]) => [type, `${formatPounds(net)} + VAT (${formatPounds(withVat(net))})`]),
  ),
  platformExample: formatPounds(platform.storage * platformArea),
  platformLeast: formatPounds(Math.min(...Object.values(platform))),
  tonne: {
    supplied: `${formatPounds(tonne.supplied)} per tonne + VAT${mark}`,
    erected: `${formatPounds(tonne.erected)} per tonne + VAT`,
  },
  /** With VAT and without a mark, for a sentence that quotes several prices and ends with `marks`. */
  plain: {
    oneBeam: workedTotal('one-beam'),
    goalpost: workedTotal('goalpost-frame'),
    stair: workedTotal('garden-stair'),
    balcony: formatPounds(balcony),
    gate: formatPounds(gate),
    mezzanine: formatPounds(withVat(platform.storage)),
    ...Object.fromEntries(Object.entries(beforeVat).map(([job, net]) => [job, formatPounds(withVat(net))])),
  },
  marks: anySample ? ' (sample prices)' : '',
  ...Object.fromEntries(
    Object.entries(beforeVat).map(([job, net]) => [
      job,
      `${formatPounds(withVat(net))} with VAT, ${formatPounds(net)} before VAT${mark}`,
    ]),
  ),
  /** One figure, where a line quotes several prices. */
  withVat: Object.fromEntries(
    Object.entries(beforeVat).map(([job, net]) => [job, `${formatPounds(withVat(net))} with VAT${mark}`]),
  ),
}

/** The calculator's range for the smallest, most basic job of a service at a place, with VAT, to £100: "£1,600–£2,600". */
function smallJob(service: string, place: string): string {
  const rate = calculatorServices.find(({ value }) => value === service)?.rate ?? 0
  const multiplier = calculatorFactors.location.options.find(({ value }) => value === place)?.multiplier ?? 1
  const total = Math.round(rate * calculatorRules.hours * multiplier)
  return rangeOf(total)
    .map((pounds) => formatPounds(Math.round(pounds / 100) * 100))
    .join('–')
}

export const quotedEstimates = {
  beamKent: smallJob('steel-beams', 'kent'),
  beamLondon: smallJob('steel-beams', 'london'),
}
