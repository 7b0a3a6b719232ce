import type { SteelProfile } from '#content/steel-profiles.ts'

/** A right-angled corner of an outline, rounded with radius r; millimetres, y grows downwards. */
export type Corner = readonly [x: number, y: number, r?: number]

/** The cross-section of a profile as closed loops, in millimetres from its top left corner, and its overall size. */
export type SteelProfileOutline = { width: number; height: number; loops: readonly (readonly Corner[])[] }

/** The outline of a profile, with its root, toe and corner radii. A hollow section has a second loop for the hole. */
export function steelProfileOutline(section: SteelProfile): SteelProfileOutline {
  if (section.family === 'SHS') {
    const { b, t } = section
    return { width: b, height: b, loops: [box(0, b, 1.5 * t), box(t, b - t, t)] }
  }
  if (section.family === 'EA') {
    const { b, t, r } = section
    const toe = r / 2
    return {
      width: b,
      height: b,
      loops: [
        [
          [0, 0],
          [t, 0, toe],
          [t, b - t, r],
          [b, b - t, toe],
          [b, b],
          [0, b],
        ],
      ],
    }
  }
  const { family, h, b, tw, tf, r } = section
  if (family === 'PFC') {
    const loop: Corner[] = [
      [0, 0],
      [b, 0],
      [b, tf],
      [tw, tf, r],
      [tw, h - tf, r],
      [b, h - tf],
      [b, h],
      [0, h],
    ]
    return { width: b, height: h, loops: [loop] }
  }
  const left = (b - tw) / 2
  const right = left + tw
  const upper: Corner[] = [
    [0, 0],
    [b, 0],
    [b, tf],
    [right, tf, r],
  ]
  const lower: Corner[] = [
    [right, h - tf, r],
    [b, h - tf],
    [b, h],
    [0, h],
    [0, h - tf],
    [left, h - tf, r],
  ]
  return { width: b, height: h, loops: [[...upper, ...lower, [left, tf, r], [0, tf]]] }
}

function box(from: number, to: number, r: number): Corner[] {
  return [
    [from, from, r],
    [to, from, r],
    [to, to, r],
    [from, to, r],
  ]
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
