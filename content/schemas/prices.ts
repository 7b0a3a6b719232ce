import { group, line, openLine, text } from './fields.ts'

const pounds = (title: string, help?: string) => line(title, { max: 40, help })

/** Prices that texts quote as "from", beside those of the calculator and the worked examples. */
export const prices = group('', {
  wholeBeamJob: group(
    'Taking out one wall, the whole job, with VAT',
    {
      total: pounds('In all', 'With our beam, as in the worked price'),
      engineer: pounds('Structural engineer'),
      buildingControl: pounds('Building Control'),
      builder: pounds('Builder', 'Props, opening, padstones and making good'),
    },
    { help: 'Typical prices in Kent and London, so that a homeowner can plan.' },
  ),
  balcony: pounds('A domestic balcony, from', 'With VAT, made and fitted'),
  platformSquareMetre: pounds('A platform, from, for each square metre', 'Without VAT, made and fitted'),
  modellingDay: pounds('A day of 3D modelling, from', 'Without VAT'),
  visit: pounds('A welder’s visit, from', 'Without VAT: travel within the emergency radius and the first two hours'),
  emergencyCallOut: pounds('An emergency call-out, from', 'Without VAT: travel and the first two hours of two people'),
})

const claim = (title: string) =>
  group(title, {
    figure: line('Figure', { max: 20 }),
    meaning: text('What it measures', { max: 300 }),
    source: openLine('Source', { help: 'Who counted it, such as our own survey of customers' }),
    number: openLine('Out of how many', { help: 'Such as 42 owners' }),
    year: openLine('Year'),
  })

/** Figures that need proof. They keep their sample mark until source, number and year are entered and confirmed. */
export const claims = group('', {
  valueIncrease: claim('Rise in value after an extension'),
  satisfaction: claim('Satisfaction'),
})
