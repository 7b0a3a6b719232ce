import type { Point } from './primitives.tsx'

/** Path of a rectangle from its lower left corner; y grows upwards. */
export function box(left: number, bottom: number, width: number, height: number): string {
  return `M${left} ${bottom}H${left + width}V${bottom + height}H${left}Z`
}

/** Path of a bar between two points, with a width for each end. */
export function bar([x1, y1]: Point, [x2, y2]: Point, width: number, widthAtEnd = width): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [across, up] = [(y1 - y2) / length / 2, (x2 - x1) / length / 2]
  return [
    `M${x1 + across * width} ${y1 + up * width}`,
    `L${x2 + across * widthAtEnd} ${y2 + up * widthAtEnd}`,
    `L${x2 - across * widthAtEnd} ${y2 - up * widthAtEnd}`,
    `L${x1 - across * width} ${y1 - up * width}Z`,
  ].join('')
}

/** The point at a distance from one point towards another. */
export function along([x1, y1]: Point, [x2, y2]: Point, distance: number): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  return [x1 + ((x2 - x1) * distance) / length, y1 + ((y2 - y1) * distance) / length]
}
