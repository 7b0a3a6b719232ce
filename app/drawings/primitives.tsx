import type { ReactNode } from 'react'
import './drawing.css'

/** Drawing units; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** `sheet` hides what is behind it; `ink` is for steel too thin for an outline. */
type Fill = 'steel' | 'concrete' | 'ground' | 'accent' | 'sheet' | 'ink'
type Look = { dashed?: boolean; faint?: boolean; fill?: Fill }

type SheetProps = {
  /** Drawing units. Lettering is 14 units tall and scales with the drawing. */
  width: number
  height: number
  title: string
  className?: string
  children: ReactNode
}

export function Sheet({ width, height, title, className = '', children }: SheetProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`drawing ${className}`} role="img" aria-label={title}>
      {children}
    </svg>
  )
}

type Weight = 'thin' | 'steel' | 'accent'
type PathProps = Look & { d: string }

function pathOf(weight: Weight) {
  return ({ d, ...look }: PathProps) => <path d={d} className={lookOf(weight, look)} />
}

export const Line = pathOf('thin')

/** A heavy outline for steel and cut faces. */
export const Steel = pathOf('steel')

/** The highlighted part, in the accent colour. */
export const Accent = pathOf('accent')

type CircleProps = Look & { at: Point; r: number; weight?: Weight }

export function Circle({ at: [x, y], r, weight = 'thin', ...look }: CircleProps) {
  return <circle cx={x} cy={y} r={r} className={lookOf(weight, look)} />
}

function lookOf(weight: Weight, { dashed, faint, fill }: Look): string {
  return `d-${weight}${dashed ? ' d-dashed' : ''}${faint ? ' d-faint' : ''}${fill ? ` d-fill-${fill}` : ''}`
}

type ArtworkProps = { id: string; at: Point; metre: number }

/** A part of an `.svg` file that the page includes. Its origin is `at`, and a metre of it is `metre` drawing units. */
export function Artwork({ id, at, metre }: ArtworkProps) {
  return <use href={`#${id}`} transform={`translate(${at}) scale(${metre})`} />
}

/** A dimension line. Its text is above the middle, or to the left of a vertical line. */
export function Dimension({ from, to, text }: { from: Point; to: Point; text?: string }) {
  const upright = Math.abs(to[0] - from[0]) < Math.abs(to[1] - from[1])
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return (
    <>
      <path d={`M${from}L${to}`} className="d-thin" />
      <path d={`${tickAt(from)}${tickAt(to)}`} className="d-tick" />
      {text ? (
        <text x={upright ? x - 8 : x} y={upright ? y + 5 : y - 7} textAnchor={upright ? 'end' : 'middle'}>
          {text}
        </text>
      ) : null}
    </>
  )
}

/** An oblique tick, as at either end of a dimension line. */
export function tickAt([x, y]: Point, tick = 5): string {
  return `M${x - tick},${y + tick}L${x + tick},${y - tick}`
}

type LabelProps = {
  at: Point
  text: string
  anchor?: 'start' | 'middle' | 'end'
  leaderTo?: Point
}

export function Label({ at, text, anchor = 'start', leaderTo }: LabelProps) {
  return (
    <>
      {leaderTo ? <path d={`M${at}L${leaderTo}`} className="d-thin" /> : null}
      <text x={at[0]} y={at[1]} textAnchor={anchor}>
        {text}
      </text>
    </>
  )
}
