import { type SteelProfileId, shownSections } from '#content/steel-profiles.ts'
import { type SteelSection, steelSectionById } from './steel-sections.ts'

/** A section that the fabrication page shows, with what it is used for. */
export type SteelProfile = SteelSection & { id: SteelProfileId; use: string }

export const steelProfiles: readonly SteelProfile[] = shownSections.map(({ id, use }) => {
  const section = steelSectionById(id)
  if (!section) throw new Error(`No such section: ${id}`)
  return { ...section, id, use }
})
