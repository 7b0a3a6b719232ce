import { weldSheetWords as words } from '#content/drawings.ts'
import { Accent, Balloon, Dimension, Label, Line, type Point, Steel } from './hand.tsx'
import { placed } from './placed.ts'
import { SheetPair } from './sheet-pair.tsx'

type Place = {
  /** Where the middle of the upright plate stands on the lower one. */
  foot: Point
  /** Drawing units to the millimetre. */
  scale: number
  /** Millimetres of the upright plate that are shown. */
  upright: number
  width: number
  /** Height of the lower plate on the sheet, and whether it is broken off there. */
  plate: number
  broken: boolean
  symbol: Point
  balloons: readonly [root: Point, toe: Point, throat: Point, symbol: Point]
  /** Certificate: cells to a row. */
  columns: number
  codeSize: number
}

const wide: Place = {
  foot: [450, 322],
  scale: 11,
  upright: 22,
  width: 900,
  plate: 165,
  broken: false,
  symbol: [690, 132],
  balloons: [
    [450, 266],
    [672, 284],
    [640, 214],
    [830, 188],
  ],
  columns: 7,
  codeSize: 30,
}

const phone: Place = {
  foot: [160, 262],
  scale: 7.4,
  upright: 25,
  width: 360,
  plate: 214,
  broken: true,
  symbol: [252, 104],
  balloons: [
    [160, 222],
    [284, 236],
    [262, 178],
    [338, 148],
  ],
  columns: 4,
  codeSize: 22,
}

/** An 8 mm fillet on both sides of a 10 mm plate, enlarged; on the plate below, a welder's certificate taken apart. */
export function WeldSheet() {
  const sheet = (place: Place) => ({
    width: place.width,
    height: place.foot[1] + place.plate + 4,
    marks: (
      <>
        <Weld place={place} />
        <Certificate place={place} />
      </>
    ),
  })
  return <SheetPair title={words.title} wide={sheet(wide)} phone={sheet(phone)} />
}

function Weld({ place: { foot, scale, upright, width, plate, broken, symbol, balloons } }: { place: Place }) {
  const { d, at, x, y } = placed(foot, scale)
  const [root, toe, throat, note] = balloons
  const [sx, sy] = symbol
  const bottom = foot[1] + plate
  const edge = broken ? `H${width * 0.55}l-6 -8l-8 14l-6 -6` : ''
  return (
    <>
      {/* Plates: 10 mm on 15 mm */}
      <Line d={`M0 ${foot[1]}H${width}V${bottom}${edge}H0Z`} fill="steel" />
      <Steel d={`M0 ${foot[1]}H${width}${broken ? '' : `M0 ${bottom}H${width}`}`} />
      <Line d={d(`M-5 0V${upright}H5V0Z`)} fill="steel" />
      <Steel d={d(`M-5 0V${upright}M5 0V${upright}`)} />
      <Accent d={d('M5 0H13L5 8ZM-5 0H-13L-5 8Z')} fill="accent" />
      <Steel d={d('M5 0L9 4')} dashed />
      {/* Dimensions */}
      <Line d={d(`M-5 ${upright + 0.4}V${upright + 3}M5 ${upright + 0.4}V${upright + 3}`)} />
      <Dimension from={at(-5, upright + 2.2)} to={at(5, upright + 2.2)} text="10" />
      <Line d={d('M-5.4 8H-17.5M-13.4 0H-17.5M-13 .4V11.4M-5 8.4V11.4')} />
      <Dimension from={at(-16.4, 8)} to={at(-16.4, 0)} text="z = 8" />
      <Dimension from={at(-13, 10.4)} to={at(-5, 10.4)} text="z = 8" />
      {/* The drawing symbol: arrow, reference line, a triangle on each side */}
      <Line d={`M${at(6.5, 6.5)}L${sx - 28} ${sy}H${sx + 92}`} />
      <Line d={`M${at(6.5, 6.5)}l2 -11l7 5Z`} fill="ink" />
      <Steel d={`M${sx + 34} ${sy}v-26l26 26ZM${sx + 34} ${sy}v26l26 -26Z`} />
      <Label at={[sx + 27, sy - 8]} text="z8" anchor="end" />
      <Label at={[sx + 27, sy + 21]} text="z8" anchor="end" />
      <Label at={[sx + 36, sy - 46]} text={words.symbol} anchor="middle" />
      <Label at={[throat[0] + 20, throat[1] + 5]} text="a = 5.6" />
      <Balloon at={root} number={1} leaderTo={at(4.8, 0.2)} />
      <Balloon at={toe} number={2} leaderTo={[x(13.1), y(0.1)]} />
      <Balloon at={throat} number={3} leaderTo={at(8, 3)} />
      <Balloon at={note} number={4} leaderTo={[sx + 58, sy + 8]} />
    </>
  )
}

/** The certificate's line, each part over what it says. */
function Certificate({ place: { foot, plate, width, columns, codeSize } }: { place: Place }) {
  const narrow = columns < words.codes.length
  const margin = narrow ? 8 : 24
  const cell = (width - 2 * margin) / columns
  const top = foot[1] + 18
  const head = narrow ? 50 : 36
  const height = narrow ? 62 : plate - 36 - head
  const rows = Math.ceil(words.codes.length / columns)
  return (
    <>
      <Line d={`M${margin} ${top}H${width - margin}V${top + head + rows * height}H${margin}Z`} fill="sheet" />
      <Label at={[margin + 10, top + 23]} text={words.certificate} />
      <Label
        at={narrow ? [margin + 10, top + 42] : [width - margin - 10, top + 23]}
        anchor={narrow ? 'start' : 'end'}
        text={words.standard}
      />
      {words.codes.map(([code, says], index) => {
        const [left, line] = [margin + (index % columns) * cell, top + head + Math.floor(index / columns) * height]
        return (
          <g key={code}>
            <Line d={`M${left} ${line}h${cell}v${height}`} />
            <text x={left + 10} y={line + height / 2 - 2} fontSize={codeSize}>
              {code}
            </text>
            <Label at={[left + 10, line + height - 12]} text={says} />
          </g>
        )
      })}
    </>
  )
}
