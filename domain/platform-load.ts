import { fillIn, written } from '#content/fill-in.ts'
import { palletPlace, platformCopy, platformInput } from '#content/interactive/platform.ts'
import { safetyFigures } from '#content/safety-figures.ts'
import type { EnquiryDetails } from './enquiry-details.ts'

const { classes, examples: things } = safetyFigures.platform

/** Things that people place on a floor, with the kilograms on every square metre of their footprint: the lightest first. */
export const examples = things
  .map(({ phrase, kilograms, length, width }) => ({ phrase, pressure: (kilograms * 1e6) / (length * width) }))
  .toSorted((one, other) => one.pressure - other.pressure)

export type PlatformLoad = {
  /** Kilograms on every square metre. */
  load: number
  /** The same in kN/m², to one decimal. */
  kilonewtons: number
  /** The smallest class of floor that carries it. */
  platform: (typeof classes)[number]
  /** Kilograms on one pallet place. */
  pallet: number
  outcome: string
}

const gravity = 9.80665

/**
 * What may be placed on a floor for a load in kg/m², by arithmetic alone: weight over footprint. It is not a design. A load past the
 * heaviest class counts as that class; the floor's own range begins with `platformInput.min`.
 */
export function platformLoad(asked: number = platformInput.start): PlatformLoad {
  const load = Math.min(Math.max(asked, platformInput.min), platformInput.max)
  const platform = classes.find((floor) => load <= floor.load)
  if (!platform) throw new RangeError(`No class of floor carries ${load} kg/m²`)
  const kilonewtons = Math.round((load * gravity) / 100) / 10
  const pallet = Math.floor((load * palletPlace.length * palletPlace.width) / 1e6)
  const heaviest = examples.findLast(({ pressure }) => pressure <= load)?.phrase ?? ''
  const next = examples.find(({ pressure }) => pressure > load)?.phrase
  const names = { load, platform: platform.phrase, heaviest }
  const outcome = next ? fillIn(platformCopy.both, { ...names, next }) : fillIn(platformCopy.all, names)
  return { load, kilonewtons, platform, pallet, outcome }
}

/** What the platform's drawing sends to an enquiry form. */
export function platformDetails({ load, kilonewtons, platform, pallet }: PlatformLoad): EnquiryDetails {
  const { labels, unit, firstLine, guide, kilograms } = platformCopy
  return {
    firstLine,
    lines: [
      [labels.load, `${written(load)} ${unit}`],
      [labels.kilonewtons, `${written(kilonewtons)} kN/m²`],
      [labels.platform, platform.name],
      [labels.pallet, fillIn(kilograms, { count: pallet })],
      [labels.note, guide],
    ],
  }
}
