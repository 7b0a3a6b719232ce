import { formatPounds } from './fill-in.ts'
import data from './prices.json' with { type: 'json' }
import { readTyped } from './read-typed.ts'
import { samples } from './samples.ts'
import { rangeOf } from './schemas/prices.ts'
import { steelRates } from './steel-rates.ts'
import { priceTotals, withVat } from './vat.ts'
import workedData from './worked-prices.json' with { type: 'json' }

const { wholeBeamJob, platform, tonne, balcony, gate, ...beforeVat } = readTyped('prices', data)

/** What only businesses buy. */
const plusVat = (net: number) => `${formatPounds(net)}\u00a0+\u00a0VAT`

/** What a worked example comes to with VAT. Its texts wait for the facts, so page-content.ts checks the file. */
const worked = (job: string) => priceTotals(workedData.jobs.find(({ id }) => id === job)?.lines ?? []).total
/** To the pound. */
const workedTotal = (job: string) => formatPounds(worked(job))

/** Our beam and the work of others, to a hundred pounds. */
function wholeJob(end: 0 | 1): string {
  const others = Object.values(wholeBeamJob).map((range) => rangeOf(range)[end])
  return formatPounds(Math.round(others.reduce((sum, pounds) => sum + pounds, worked('one-beam')) / 100) * 100)
}

/** Prices as texts quote them. Those of the whole job go into a table, which has a mark of its own while they are samples. */
export const quotedPrices = {
  wholeBeamJob: { ...wholeBeamJob, beam: workedTotal('one-beam'), total: `${wholeJob(0)}–${wholeJob(1)}` },
  /** Per m²: the types in their table. */
  platform: Object.fromEntries(Object.entries(platform).map(([type, net]) => [type, plusVat(net)])),
  /** Ready to use, before VAT: a storage deck of 100 m², one stair and 20 m of guard rail. */
  platformReady: formatPounds(100 * platform.storage + beforeVat.platformStair + 20 * beforeVat.platformRail),
  /** The unit stays on one line. */
  tonne: {
    supplied: `${formatPounds(tonne.supplied)} per\u00a0tonne\u00a0+\u00a0VAT`,
    erected: `${formatPounds(tonne.erected)} per\u00a0tonne\u00a0+\u00a0VAT`,
  },
  /** The least that steel costs without fitting, before delivery. */
  leastOrder: plusVat(steelRates.minimumOrder),
  /** With VAT and without a mark. A sentence that quotes one sample price ends with `mark`, one that quotes several with `marks`. */
  plain: {
    oneBeam: workedTotal('one-beam'),
    goalpost: workedTotal('goalpost-frame'),
    stair: workedTotal('garden-stair'),
    balcony: formatPounds(balcony),
    gate: formatPounds(gate),
    /** Two welders for eight hours: a visit covers travel and the first two of their 16 hours. */
    siteDay: formatPounds(withVat(beforeVat.visit + 14 * beforeVat.visitHour)),
    ...Object.fromEntries(Object.entries(beforeVat).map(([job, net]) => [job, formatPounds(withVat(net))])),
  },
  /** Before VAT, without a mark. */
  net: Object.fromEntries(
    Object.entries({ ...beforeVat, ...tonne, leastOrder: steelRates.minimumOrder }).map(([job, net]) => [
      job,
      formatPounds(net),
    ]),
  ),
  marks: samples.prices || samples.workedPrices || samples.steelRates ? ' (sample prices)' : '',
  mark: samples.prices ? ' (sample price)' : '',
  /** Before a link, on the line below the worked price of one beam. */
  workedMark: samples.workedPrices ? 'Sample price. ' : '',
}
