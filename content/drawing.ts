/** A line drawing as data: what a page draws, in the firm's drawing-office hand. Units are drawing units, y grows downwards. */
export type Point = readonly [x: number, y: number]

export type DrawingMark =
  /** A polyline. `steel` is a heavy outline, `thin` a construction line, `accent` the one oxide-coloured thing to notice. */
  | {
      line: readonly Point[]
      weight?: 'thin' | 'steel' | 'accent'
      dashed?: boolean
      closed?: boolean
      fill?: 'steel' | 'concrete' | 'ground' | 'accent'
    }
  /** SVG path data, for curves. */
  | {
      path: string
      weight?: 'thin' | 'steel' | 'accent'
      dashed?: boolean
      fill?: 'steel' | 'concrete' | 'ground' | 'accent'
    }
  | {
      circle: Point
      radius: number
      weight?: 'thin' | 'steel' | 'accent'
      dashed?: boolean
      fill?: 'steel' | 'concrete' | 'accent'
    }
  /** A dimension line with oblique ticks between two points; its text sits above the line's middle (beside it when vertical). */
  | { dimension: readonly [Point, Point]; text: string }
  | { label: Point; text: string; anchor?: 'start' | 'middle' | 'end'; leaderTo?: Point; strong?: boolean }
  /** A numbered balloon; its number is explained in the notes beside the drawing. */
  | { balloon: Point; text: string; leaderTo?: Point }

export type Drawing = {
  /** Keep `width` between 420 and 520 units: lettering is 14 units tall and must stay legible on a phone. */
  width: number
  height: number
  /** What a person would say the drawing shows: its text alternative. */
  title: string
  marks: readonly DrawingMark[]
}
