import { type PostcodeLine, shareOnSheet } from '#domain/postcode-line.ts'
import { at, mapSize, yard } from './map-scale.ts'
import type { Point } from './primitives.tsx'
import './postcode-dimension.css'

/** Drawing units. A line to a place beyond the map ends `margin` inside its edge. */
const tick = 6
const margin = 26
/** The largest font size in large-lettering.css. */
const largest = 20

/** Overlays the map with a dimension line from the yard to a postcode, or with an arrow to a place beyond the map. */
export function PostcodeDimension({ line }: { line: PostcodeLine }) {
  const place = at([line.position.longitude, line.position.latitude])
  const inner = { width: mapSize.width - 2 * margin, height: mapSize.height - 2 * margin }
  const share = shareOnSheet(moved(yard), moved(place), inner)
  const end = between(yard, place, share)
  const ticks = line.ticks.filter((entry) => entry.share < share)
  return (
    <svg
      key={line.outward}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className="drawing large-lettering postcode-dimension"
      role="img"
      aria-label={line.outcome}
    >
      <path d={`M${yard}L${end}`} pathLength={1} className="postcode-dimension__halo" />
      <path d={`M${yard}L${end}`} pathLength={1} className="d-steel postcode-dimension__drawn" />
      <g className="postcode-dimension__lettering">
        <path
          d={[yard, ...ticks.map((entry) => between(yard, place, entry.share))].map(tickAt).join('')}
          className="d-tick"
        />
        {share < 1 ? <path d={arrowAt(end, yard)} className="d-accent" /> : <path d={tickAt(end)} className="d-tick" />}
        <Flag at={end} lines={[line.outward, line.distance]} />
      </g>
    </svg>
  )
}

/** A label at the end of the line, moved to the other side near the map's edge. In em, because lettering is larger on phones. */
function Flag({ at: [x, y], lines }: { at: Point; lines: readonly string[] }) {
  const longest = Math.max(...lines.map((text) => text.length))
  const width = longest * 0.56 + 1.1
  const room = (width + 1.1) * largest
  const westward = x < yard[0]
  const beyond = westward ? x > room : x < mapSize.width - room
  const toLeft = westward === beyond
  const left = toLeft ? -width - 0.8 : 0.8
  const across = y > yard[1] && y < mapSize.height - 4 * largest ? 0.9 : -3.8
  const top = beyond ? Math.min(-1.5 + Math.max(0, 1.5 - y / largest), (mapSize.height - y) / largest - 3) : across
  return (
    <g transform={`translate(${x},${y})`}>
      <rect x={`${left}em`} y={`${top}em`} width={`${width}em`} height="2.9em" className="postcode-dimension__flag" />
      {lines.map((text, index) => (
        <text key={text} x={`${left + width / 2}em`} y={`${top + 1.2 + index * 1.2}em`} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  )
}

function moved([x, y]: Point): Point {
  return [x - margin, y - margin]
}

function between(from: Point, to: Point, share: number): Point {
  return [Math.round(from[0] + (to[0] - from[0]) * share), Math.round(from[1] + (to[1] - from[1]) * share)]
}

function tickAt([x, y]: Point): string {
  return `M${x - tick},${y + tick}L${x + tick},${y - tick}`
}

function arrowAt([x, y]: Point, [fromX, fromY]: Point): string {
  const angle = Math.atan2(y - fromY, x - fromX)
  const barb = (turn: number) =>
    [x - 14 * Math.cos(angle + turn), y - 14 * Math.sin(angle + turn)].map(Math.round).join(',')
  return `M${barb(0.45)}L${x},${y}L${barb(-0.45)}`
}
