import { profilePickerCopy } from '#content/interactive/steel-profiles.ts'
import { type SteelProfileId, shownSections } from '#content/steel-profiles.ts'
import type { EnquiryDetails } from './enquiry-details.ts'
import { fillIn, written } from './fill-in.ts'
import { type LiftIn, liftOf, shownWeight } from './steel-lift.ts'
import { type SteelSection, steelSectionById } from './steel-sections.ts'

/** A section that the fabrication page shows, with what it is used for. */
export type SteelProfile = SteelSection & { id: SteelProfileId; use: string }

export const steelProfiles: readonly SteelProfile[] = shownSections.map(({ id, use }) => {
  const section = steelSectionById(id)
  if (!section) throw new Error(`No such section: ${id}`)
  return { ...section, id, use }
})

export type SteelPiece = {
  section: SteelProfile
  /** Metres. */
  length: number
  /** Kilograms, exact. */
  weight: number
  lift: LiftIn
  /** The lift as a short label: "By lorry crane". */
  liftName: string
  outcome: string
}

export function steelProfileById(id: string): SteelProfile | undefined {
  return steelProfiles.find((section) => section.id === id)
}

/**
 * Weight in kilograms of a length, in metres, of a section, and how it goes in; `radius`, in metres, is the crane's if a
 * crane is needed. It does not check strength.
 */
export function steelPiece(id: SteelProfileId, length: number, radius: number): SteelPiece {
  const section = steelProfileById(id)
  if (!section) throw new RangeError(`No such section: ${id}`)
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
