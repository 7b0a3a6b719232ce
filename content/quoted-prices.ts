import { checked } from '#content/check.ts'
import { vatRate } from './calculator.ts'
import data from './prices.json' with { type: 'json' }
import { samples } from './samples.ts'
import workedData from './worked-prices.json' with { type: 'json' }

const { wholeBeamJob, balcony, ...beforeVat } = checked('prices', data)

const mark = samples.prices ? ' (sample price)' : ''
const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`
const withVat = (net: number) => pounds(Math.round(net * (1 + vatRate)))

const oneBeam = checked('worked-prices', workedData).jobs.find(({ id }) => id === 'one-beam')?.lines ?? []
const beamNet = oneBeam.reduce((sum, { price }) => sum + (typeof price === 'number' ? price : 0), 0)

/** Prices as texts quote them. Those of the whole job go into a table, which has a mark of its own while they are samples. */
export const quotedPrices = {
  wholeBeamJob: { ...wholeBeamJob, beam: withVat(beamNet) },
  balcony: `${pounds(balcony)}${mark}`,
  ...Object.fromEntries(
    Object.entries(beforeVat).map(([job, net]) => [job, `${withVat(net)} with VAT, ${pounds(net)} before VAT${mark}`]),
  ),
}
