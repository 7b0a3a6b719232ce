import type { SectionShape } from '#content/steel-sections.ts'
import { outlinePath, steelProfileOutline } from '#domain/steel-profile-outline.ts'
import type { Point } from './primitives.tsx'

/** Path of a steel profile. `foot` is the middle of its lower edge; `scale` is drawing units per millimetre. */
export function steelProfilePath(profile: SectionShape, [x, y]: Point, scale: number): string {
  const { width, height, loops } = steelProfileOutline(profile)
  const left = x - (width * scale) / 2
  const top = y - height * scale
  const scaled = loops.map((loop) =>
    loop.map(([across, down, radius = 0]) => [left + across * scale, top + down * scale, radius * scale] as const),
  )
  // Reverse the inner loops, so that the non-zero fill rule leaves holes.
  return outlinePath({ width, height, loops: scaled.map((loop, index) => (index === 0 ? loop : loop.toReversed())) })
}
