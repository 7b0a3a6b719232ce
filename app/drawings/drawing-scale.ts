import type { Point } from './primitives.tsx'

const steps = /[MLHVCQZ]|-?(?:\d+(?:\.\d+)?|\.\d+)(?:e-?\d+)?/g

/**
 * Converts metres or millimetres into drawing units: `scale` is drawing units per measure, and y grows upwards from `origin`.
 * `d` joins and converts path data made of M, L, H, V, C, Q and Z.
 */
export function drawingScale([originX, originY]: Point, scale: number) {
  const x = (measure: number) => tenths(originX + measure * scale)
  const y = (measure: number) => tenths(originY - measure * scale)

  function d(...parts: readonly (string | readonly string[])[]): string {
    let axis = 0
    let horizontal = true
    let vertical = true
    return (parts.flat().join('').match(steps) ?? [])
      .map((step) => {
        if (/[A-Z]/.test(step)) {
          axis = 0
          horizontal = step !== 'V'
          vertical = step !== 'H'
          return step
        }
        const across = horizontal && (!vertical || axis++ % 2 === 0)
        return across ? x(Number(step)) : y(Number(step))
      })
      .join(' ')
      .replace(/ ?([A-Z]) ?/g, '$1')
  }

  return {
    x,
    y,
    d,
    at: (across: number, up: number): Point => [x(across), y(up)],
    length: (measure: number) => tenths(measure * scale),
  }
}

export type DrawingScale = ReturnType<typeof drawingScale>

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
