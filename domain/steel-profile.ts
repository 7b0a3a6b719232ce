import { fillIn, written } from '#content/fill-in.ts'
import { profilePickerCopy } from '#content/interactive/steel-profiles.ts'
import type { EnquiryDetails } from './enquiry-details.ts'
import { type LiftIn, liftOf, shownWeight } from './steel-lift.ts'
import type { SteelSection } from './steel-sections.ts'

export type SteelPiece = {
  section: SteelSection
  /** Metres. */
  length: number
  /** Kilograms, exact. */
  weight: number
  lift: LiftIn
  /** The lift as a short label: "By lorry-mounted crane". */
  liftName: string
  outcome: string
}

/**
 * Weight in kilograms of a length, in metres, of a section, and how it goes in; `radius`, in metres, is the crane's if a
 * crane is needed. It does not check strength.
 */
export function steelPiece(section: SteelSection, length: number, radius: number): SteelPiece {
  const weight = section.mass * length
  const { lift, name, text } = liftOf(weight, length, radius)
  const said = fillIn(profilePickerCopy.outcome, { length, section: section.name, weight: shownWeight(weight) })
  return { section, length, weight, lift, liftName: name, outcome: `${said} ${text}` }
}

/** What the strip of sections sends to an enquiry form. */
export function profileDetails({ section, length, weight, liftName }: SteelPiece): EnquiryDetails {
  const { labels, handOver, perMetre, kilograms, guide } = profilePickerCopy
  return {
    opening: handOver.opening,
    lines: [
      [labels.section, `${section.name}, ${fillIn(perMetre, { mass: String(section.mass) })}`],
      [labels.length, `${written(length)} m`],
      [labels.weight, fillIn(kilograms, { weight: shownWeight(weight) })],
      [labels.lift, liftName],
      [labels.note, guide],
    ],
  }
}
