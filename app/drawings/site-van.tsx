import type { ReactNode } from 'react'
import { siteVanWords as words } from '#content/drawings.ts'
import { Balloon, Circle, Line, type Point, Steel } from './hand.tsx'
import { Person } from './person.tsx'
import { type Placed, placed } from './placed.ts'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'
import { VanLoad } from './van-load.tsx'

/** Metres from the front bumper and above the road. Where each balloon stands and what it points at, in the order of the list. */
const balloons: readonly (readonly [at: Point, to: Point])[] = [
  [
    [2.62, 3.02],
    [2.66, 1.98],
  ],
  [
    [2.62, 0.3],
    [2.7, 0.95],
  ],
  [
    [3.62, 3.02],
    [3.5, 2.02],
  ],
  [
    [4.12, 3.02],
    [4.08, 2],
  ],
  [
    [3.24, 3.02],
    [3.06, 1.9],
  ],
  [
    [3.62, 0.3],
    [3.72, 0.85],
  ],
  [
    [4.16, 0.3],
    [4.5, 1],
  ],
  [
    [4.62, 3.02],
    [4.56, 1.96],
  ],
  [
    [5.1, 3.02],
    [5.02, 1.94],
  ],
  [
    [6.02, 0.3],
    [5.72, 0.95],
  ],
  [
    [5.58, 3.02],
    [5.3, 1.45],
  ],
]

type Place = { origin: Point; scale: number; width: number }

const wide: Place = { origin: [10, 396], scale: 122, width: 900 }
const phone: Place = { origin: [-188, 252], scale: 77.5, width: 360 }

const vanId = 'site-van'

/** A long-wheelbase van with its side cut open, and somebody 1.75 m tall; the phone's sheet shows the load bay alone. */
export function SiteVan() {
  const on = placed(wide.origin, wide.scale)
  const van = (
    <g id={vanId}>
      <Body on={on} />
      <VanLoad on={on} />
      <Person at={on.at(6.86, 0)} metre={on.length(1)} />
    </g>
  )
  // The page carries the van once: the phone's sheet shows the same lines, smaller.
  const k = phone.scale / wide.scale
  const shift = [phone.origin[0] - wide.origin[0] * k, phone.origin[1] - wide.origin[1] * k]
  const same = <use href={`#${vanId}`} transform={`translate(${shift.join(' ')}) scale(${k})`} />
  return <SheetPair title={words.title} wide={sheet(wide, van)} phone={sheet(phone, same)} />
}

function sheet({ origin, scale, width }: Place, van: ReactNode) {
  const { at: place } = placed(origin, scale)
  return {
    width,
    height: origin[1],
    marks: (
      <>
        {van}
        {balloons.map(([at, to], index) => (
          <Balloon key={`${at}`} at={place(...at)} number={index + 1} leaderTo={place(...to)} />
        ))}
      </>
    ),
  }
}

function Body({ on: { d, at, length } }: { on: Placed }) {
  return (
    <>
      {/* Skin, with the load bay cut open */}
      <Steel
        d={d(
          'M.05 .42V.95C.06 1.1 .2 1.2 .36 1.26L1.02 1.42L1.62 2.3C1.7 2.42 1.84 2.5 2 2.52L2.5 2.62H6C6.22 2.62 6.3 2.54 6.31 2.4V.42Z',
        )}
        fill="steel"
      />
      <Line d={d('M2.44 .52H6.2V2.52H2.44Z')} fill="sheet" />
      {/* Cab: window, door, lamp, mirror */}
      <Line
        d={d('M1.18 1.48L1.7 2.24H2.2V1.48ZM1.08 .5V1.44M2.28 .5V2.4M1.1 .5H2.28M2 1.22H2.18M1.08 1.48H1.02V1.7H1.14')}
        fill="sheet"
      />
      <Line d={d('M.1 .98L.42 1.16H.2C.12 1.14 .08 1.06 .1 .98ZM6.31 1.1H6.25V1.5H6.31')} fill="sheet" />
      <Line d={d('M.05 .55H.6M1.9 .42H4.7M6.31 .52H5.75')} />
      {/* Wheels */}
      {[1.12, 5.02].map((across) => (
        <g key={across}>
          <Circle at={at(across, 0.36)} r={length(0.42)} fill="sheet" />
          <Circle at={at(across, 0.36)} r={length(0.36)} weight="steel" fill="ground" />
          <Circle at={at(across, 0.36)} r={length(0.19)} fill="sheet" />
        </g>
      ))}
      {/* Roof bars with the ladder */}
      <Line d={d('M3 2.62V2.72M4.4 2.62V2.72M5.8 2.62V2.72')} />
      <Line d={d(box(2.7, 2.72, 3.4, 0.07))} fill="steel" />
    </>
  )
}
