import { handLimits, hoistLimit, longForOne, profilePickerCopy } from '#content/interactive/steel-profiles.ts'
import { type SteelProfileId, shownSections } from '#content/steel-profiles.ts'
import { lorryLifts, ratedLoad } from './crane-chart.ts'
import type { EnquiryDetails } from './enquiry-details.ts'
import { fillIn, written } from './fill-in.ts'
import { type SteelSection, steelSectionById } from './steel-sections.ts'

/** A section that the fabrication page shows, with what it is used for. */
export type SteelProfile = SteelSection & { id: SteelProfileId; use: string }

export const steelProfiles: readonly SteelProfile[] = shownSections.map(({ id, use }) => {
  const section = steelSectionById(id)
  if (!section) throw new Error(`No such section: ${id}`)
  return { ...section, id, use }
})

/** How a piece is lifted in. Only what is within the HSE's guideline figures goes by hand. */
type LiftIn = { by: 'hand'; people: number } | { by: 'hoist' | 'lorry' | 'mobile' }

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
  const lift = liftIn(weight, length, radius)
  const copy = liftCopy(lift, radius)
  const said = fillIn(profilePickerCopy.outcome, { length, section: section.name, weight: shownWeight(weight) })
  return { section, length, weight, lift, liftName: copy.name, outcome: `${said} ${copy.text}` }
}

/** Whole kilograms, and tenths below ten of them. */
export function shownWeight(kilograms: number): string {
  return written(kilograms < 10 ? kilograms : Math.round(kilograms))
}

function liftIn(weight: number, length: number, radius: number): LiftIn {
  const crew = handLimits.find(({ people, kilograms }) => weight <= kilograms && (people > 1 || length <= longForOne))
  if (crew) return { by: 'hand', people: crew.people }
  if (weight <= hoistLimit) return { by: 'hoist' }
  return { by: lorryLifts(weight, radius) ? 'lorry' : 'mobile' }
}

function liftCopy(lift: LiftIn, radius: number): { name: string; text: string } {
  const { name, text } = profilePickerCopy.lifts[lift.by]
  const people = lift.by === 'hand' ? (profilePickerCopy.lifts.hand.people[lift.people] ?? '') : ''
  const facts = { people, radius, load: ratedLoad(radius)?.load ?? 0 }
  return { name: fillIn(name, facts), text: fillIn(text, facts) }
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
