import { type PostcodeLine, shareOnSheet } from '#domain/postcode-line.ts'
import { at, mapBox, mapSize, yard } from './map-scale.ts'
import { type Point, tickAt } from './primitives.tsx'
import './postcode-dimension.css'

/** Drawing units. A line to a place beyond the map ends `margin` inside its edge. */
const tick = 6
const margin = 26
/** The largest font size of the miles in postcode-dimension.css. */
const largest = 41

/** Overlays the map with a dimension line from the yard to a postcode, or with an arrow to a place beyond the map. */
export function PostcodeDimension({ line }: { line: PostcodeLine }) {
  const place = at([line.position.longitude, line.position.latitude])
  const inner = { width: mapSize.width - 2 * margin, height: mapSize.height - 2 * margin }
  const share = shareOnSheet(moved(yard), moved(place), inner)
  const end = between(yard, place, share)
  const ticks = line.ticks.filter((mark) => mark < share)
  return (
    <svg
      key={line.outward}
      viewBox={mapBox}
      className="drawing coverage-map postcode-dimension"
      role="img"
      aria-label={line.outcome}
    >
      <path d={`M${yard}L${end}`} pathLength={1} className="postcode-dimension__halo" />
      <path d={`M${yard}L${end}`} pathLength={1} className="d-steel postcode-dimension__drawn" />
      <g className="postcode-dimension__lettering">
        <path
          d={[yard, ...ticks.map((mark) => between(yard, place, mark))].map((at) => tickAt(at, tick)).join('')}
          className="d-tick"
        />
        <Flag at={end} outward={line.outward} distance={line.distance} />
        {share < 1 ? (
          <path d={arrowAt(end, yard)} className="d-accent" />
        ) : (
          <circle cx={end[0]} cy={end[1]} r={tick} className="postcode-dimension__flag" />
        )}
      </g>
    </svg>
  )
}

/** Width of a letter, height of the label and size of its smaller line, in em of the miles. */
const [letter, height, smaller] = [0.6, 1.75, 0.42]

/** The miles at the end of the line, moved to the other side near the map's edge. In em, because lettering is larger on phones. */
function Flag({ at: [x, y], outward, distance }: { at: Point; outward: string; distance: string }) {
  const width = distance.length * letter + 0.7
  const room = (width + 0.4) * largest
  const westward = x < yard[0]
  const beyond = westward ? x > room : x < mapSize.width - room
  const left = westward === beyond ? -width : 0
  const lowest = (mapSize.height - y) / largest - height
  const aside = y > yard[1] && lowest > 0 ? 0 : -height
  const top = beyond ? Math.min(Math.max(-height / 2, -y / largest), lowest) : aside
  const middle = left + width / 2
  return (
    <g transform={`translate(${x},${y})`} className="postcode-dimension__miles display-text">
      <rect
        x={`${left}em`}
        y={`${top}em`}
        width={`${width}em`}
        height={`${height}em`}
        className="postcode-dimension__flag"
      />
      <text
        x={`${middle / smaller}em`}
        y={`${(top + 0.5) / smaller}em`}
        textAnchor="middle"
        className="postcode-dimension__district"
      >
        {outward}
      </text>
      <text x={`${middle}em`} y={`${top + 1.45}em`} textAnchor="middle">
        {distance}
      </text>
    </g>
  )
}

function moved([x, y]: Point): Point {
  return [x - margin, y - margin]
}

function between(from: Point, to: Point, share: number): Point {
  return [Math.round(from[0] + (to[0] - from[0]) * share), Math.round(from[1] + (to[1] - from[1]) * share)]
}

function arrowAt([x, y]: Point, [fromX, fromY]: Point): string {
  const angle = Math.atan2(y - fromY, x - fromX)
  const barb = (turn: number) =>
    [x - 14 * Math.cos(angle + turn), y - 14 * Math.sin(angle + turn)].map(Math.round).join(',')
  return `M${barb(0.45)}L${x},${y}L${barb(-0.45)}`
}
