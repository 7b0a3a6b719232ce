import type { SectionShape } from '#content/steel-sections.ts'

/** A right-angled corner of an outline, rounded with radius r; millimetres, y grows downwards. */
type Corner = readonly [x: number, y: number, r?: number]

/** The cross-section of a profile as closed loops, in millimetres from its top left corner, and its overall size. */
export type SteelProfileOutline = { width: number; height: number; loops: readonly (readonly Corner[])[] }

/** The outline of a profile, with its root, toe and corner radii. A hollow section has a second loop for the hole. */
export function steelProfileOutline(section: SectionShape): SteelProfileOutline {
  if ('d' in section) {
    const { d, t } = section
    return { width: d, height: d, loops: [box(0, d, d, d / 2), box(t, d - t, d - t, d / 2 - t)] }
  }
  if ('cold' in section) {
    const { b, h, t, cold } = section
    const [outer, inner] = cornerRadii(t, cold)
    return { width: b, height: h, loops: [box(0, b, h, outer), box(t, b - t, h - t, inner)] }
  }
  if (!('r' in section)) return { width: section.b, height: section.t, loops: [box(0, section.b, section.t, 0)] }
  if (!('tw' in section)) {
    const { h, b, t, r } = section
    const toe = r / 2
    return {
      width: b,
      height: h,
      loops: [
        [
          [0, 0],
          [t, 0, toe],
          [t, h - t, r],
          [b, h - t, toe],
          [b, h],
          [0, h],
        ],
      ],
    }
  }
  // The lower half of a beam, column or channel mirrors the upper one.
  const { family, h, b, tw, tf, r } = section
  const upper: Corner[] = [[0, 0], [b, 0], [b, tf], family === 'PFC' ? [tw, tf, r] : [(b + tw) / 2, tf, r]]
  if (family !== 'PFC') upper.unshift([(b - tw) / 2, tf, r], [0, tf])
  const lower = upper.toReversed().map(([x, y, radius]): Corner => [x, h - y, radius])
  return { width: b, height: h, loops: [[...upper, ...lower]] }
}

function box(from: number, right: number, foot: number, r: number): Corner[] {
  return [
    [from, from, r],
    [right, from, r],
    [right, foot, r],
    [from, foot, r],
  ]
}

/** Outer and inner corner radius by which EN 10210-2 and EN 10219-2 calculate the mass of a hollow section. */
function cornerRadii(t: number, cold: boolean): [outer: number, inner: number] {
  if (!cold) return [1.5 * t, t]
  const outer = t <= 6 ? 2 : t <= 10 ? 2.5 : 3
  return [outer * t, (outer - 1) * t]
}

/** Area of the steel in mm²: the outer loop less the hole. */
export function outlineArea({ loops }: SteelProfileOutline): number {
  const [outer = 0, hole = 0] = loops.map(loopArea)
  return outer - hole
}

/** The polygon, less what its outer corners lose by their radius, plus what its inner ones gain. */
function loopArea(loop: readonly Corner[]): number {
  let area = 0
  for (const [index, [x, y, r = 0]] of loop.entries()) {
    const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [0, 0]
    const [beforeX, beforeY] = loop.at(index - 1) ?? [0, 0]
    const turn = Math.sign((x - beforeX) * (nextY - y) - (y - beforeY) * (nextX - x))
    area += (x * nextY - nextX * y) / 2 - turn * (1 - Math.PI / 4) * r ** 2
  }
  return area
}

/** Length in mm of the outer loop, which is what paint covers. Each rounded corner is a quarter of a circle. */
export function outlinePerimeter({ loops: [outer = []] }: SteelProfileOutline): number {
  return outer.reduce((sum, [x, y, r = 0], index) => {
    const [nextX, nextY] = outer[(index + 1) % outer.length] ?? [x, y]
    return sum + Math.abs(nextX - x) + Math.abs(nextY - y) - (2 - Math.PI / 2) * r
  }, 0)
}

/** SVG path data of an outline in millimetres. Fill it with the `evenodd` rule, so that holes stay open. */
export function outlinePath({ loops }: SteelProfileOutline): string {
  return loops.map(loopPath).join('')
}

function loopPath(loop: readonly Corner[]): string {
  const steps = loop.map((corner, index) => {
    const before = loop.at(index - 1) ?? corner
    const after = loop[(index + 1) % loop.length] ?? corner
    const [x, y, r = 0] = corner
    const command = index === 0 ? 'M' : 'L'
    if (r === 0) return `${command}${tidy(x)} ${tidy(y)}`
    const [inX, inY] = direction(before, corner)
    const [outX, outY] = direction(corner, after)
    const sweep = inX * outY - inY * outX > 0 ? 1 : 0
    return `${command}${tidy(x - inX * r)} ${tidy(y - inY * r)}A${tidy(r)} ${tidy(r)} 0 0 ${sweep} ${tidy(x + outX * r)} ${tidy(y + outY * r)}`
  })
  return `${steps.join('')}Z`
}

function direction([fromX, fromY]: Corner, [toX, toY]: Corner): [number, number] {
  return [Math.sign(toX - fromX), Math.sign(toY - fromY)]
}

function tidy(millimetres: number): number {
  return Math.round(millimetres * 100) / 100
}
