import { checked } from '#content/check.ts'
import { calculatorFactors, calculatorRules, calculatorServices, netOf, rangeOf, withVat } from './calculator.ts'
import { formatPounds } from './fill-in.ts'
import data from './prices.json' with { type: 'json' }
import { samples } from './samples.ts'
import workedData from './worked-prices.json' with { type: 'json' }

const { wholeBeamJob, platform, tonne, modellingDay, frameModel, balcony, gate, ...beforeVat } = checked('prices', data)

const mark = samples.prices ? ' (sample price)' : ''

const { jobs } = checked('worked-prices', workedData)
const anySample = samples.prices || samples.workedPrices

/** The smallest platform that the prices per m² are for, in m². */
const platformArea = 100

/** What only businesses buy. */
const plusVat = (net: number) => `${formatPounds(net)} + VAT`

/** What a worked example comes to with VAT, to the pound. */
const workedTotal = (job: string) => formatPounds(withVat(netOf(jobs.find(({ id }) => id === job)?.lines ?? [])))

/** Prices as texts quote them. Those of the whole job go into a table, which has a mark of its own while they are samples. */
export const quotedPrices = {
  wholeBeamJob: { ...wholeBeamJob, beam: workedTotal('one-beam') },
  /** Per m²: the types in their table. The cheapest of them and the example, which is of `platformArea`, are before VAT. */
  platform: Object.fromEntries(Object.entries(platform).map(([type, net]) => [type, plusVat(net)])),
  platformExample: formatPounds(platform.storage * platformArea),
  platformLeast: formatPounds(Math.min(...Object.values(platform))),
  /** Before VAT. */
  model: { day: formatPounds(modellingDay), frame: formatPounds(frameModel) },
  tonne: {
    supplied: `${formatPounds(tonne.supplied)} per tonne + VAT`,
    erected: `${formatPounds(tonne.erected)} per tonne + VAT`,
  },
  /** With VAT and without a mark, for a sentence that quotes several prices and ends with `marks`. */
  plain: {
    oneBeam: workedTotal('one-beam'),
    goalpost: workedTotal('goalpost-frame'),
    stair: workedTotal('garden-stair'),
    balcony: formatPounds(balcony),
    gate: formatPounds(gate),
    ...Object.fromEntries(Object.entries(beforeVat).map(([job, net]) => [job, formatPounds(withVat(net))])),
  },
  marks: anySample ? ' (sample prices)' : '',
  mark,
  /** Before a link, on the line below the worked price of one beam. */
  workedMark: samples.workedPrices ? 'Sample price · ' : '',
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
