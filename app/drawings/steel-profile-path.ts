import type { SteelProfile } from '#content/steel-profiles.ts'
import { outlinePath, steelProfileOutline } from '#domain/steel-profile-outline.ts'
import type { Point } from './primitives.tsx'

/** Path of a steel profile. `foot` is the middle of its lower edge, `scale` drawing units per millimetre. */
export function steelProfilePath(section: SteelProfile, [x, y]: Point, scale: number): string {
  const { width, height, loops } = steelProfileOutline(section)
  const left = x - (width * scale) / 2
  const top = y - height * scale
  const placed = loops.map((loop) =>
    loop.map(([across, down, radius = 0]) => [left + across * scale, top + down * scale, radius * scale] as const),
  )
  // Drawn in the opposite direction, so that the inside is a hole.
  return outlinePath({ width, height, loops: placed.map((loop, index) => (index === 0 ? loop : loop.toReversed())) })
}
