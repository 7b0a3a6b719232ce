import { areasPage } from './areas.ts'
import { business } from './business.ts'
import type { Drawing, DrawingMark, Point } from './drawing.ts'
import type { Region } from './regions.ts'

/**
 * The three zones as line work, drawn from longitude and latitude so that yard and radius stand where they are.
 * Coast, river and borders are sketched by eye to about 2 km: good for looking at, not for measuring from.
 */
type Place = readonly [longitude: number, latitude: number]

const corner = { west: -0.85, north: 52.02 }
const unitsPerDegree = { longitude: 212, latitude: 339.5 }
const kilometresPerDegree = 111.2
const kilometresPerMile = 1.609344
const sameDayMiles = 30
const scaleMiles = 20
const yard: Place = [business.position.longitude, business.position.latitude]

function at([longitude, latitude]: Place): Point {
  return [
    Math.round((longitude - corner.west) * unitsPerDegree.longitude),
    Math.round((corner.north - latitude) * unitsPerDegree.latitude),
  ]
}

function units(miles: number): number {
  return Math.round(((miles * kilometresPerMile) / kilometresPerDegree) * unitsPerDegree.latitude)
}

const shape = (...parts: readonly (readonly Place[])[]): Point[] => parts.flat().map(at)

// Coast of Essex, from Harwich to Tilbury.
const essexCoast: readonly Place[] = [
  [1.3, 52.02],
  [1.29, 51.94],
  [1.28, 51.86],
  [1.16, 51.785],
  [0.97, 51.77],
  [0.9, 51.775],
  [0.73, 51.74],
  [0.74, 51.725],
  [0.86, 51.725],
  [0.95, 51.745],
  [0.95, 51.62],
  [0.88, 51.56],
  [0.8, 51.525],
  [0.65, 51.535],
  [0.56, 51.51],
  [0.46, 51.5],
  [0.42, 51.465],
  [0.37, 51.455],
]

// The Thames as one line, from Gravesend Reach up to Marlow.
const thames: readonly Place[] = [
  [0.4, 51.45],
  [0.32, 51.462],
  [0.28, 51.45],
  [0.24, 51.47],
  [0.19, 51.492],
  [0.12, 51.508],
  [0.06, 51.497],
  [0.02, 51.505],
  [0, 51.487],
  [-0.03, 51.5],
  [-0.06, 51.503],
  [-0.105, 51.509],
  [-0.125, 51.495],
  [-0.16, 51.483],
  [-0.21, 51.468],
  [-0.25, 51.486],
  [-0.3, 51.466],
  [-0.305, 51.412],
  [-0.36, 51.4],
  [-0.46, 51.386],
  [-0.51, 51.43],
  [-0.6, 51.482],
  [-0.7, 51.515],
  [-0.77, 51.57],
  [-0.85, 51.55],
]

// Coast of Kent, from Gravesend round the Medway and both Forelands to Dungeness and the Sussex border.
const kentCoast: readonly Place[] = [
  [0.4, 51.447],
  [0.45, 51.452],
  [0.47, 51.483],
  [0.58, 51.478],
  [0.71, 51.463],
  [0.7, 51.437],
  [0.6, 51.43],
  [0.51, 51.395],
  [0.6, 51.403],
  [0.7, 51.405],
  [0.75, 51.445],
  [0.93, 51.4],
  [0.97, 51.345],
  [1.03, 51.363],
  [1.13, 51.373],
  [1.3, 51.381],
  [1.38, 51.392],
  [1.445, 51.375],
  [1.42, 51.33],
  [1.36, 51.305],
  [1.405, 51.22],
  [1.39, 51.15],
  [1.31, 51.125],
  [1.19, 51.078],
  [1.08, 51.065],
  [1, 51.02],
  [0.965, 50.98],
  [0.985, 50.92],
  [0.96, 50.911],
  [0.9, 50.935],
  [0.86, 50.925],
]

const sussexCoast: readonly Place[] = [
  [0.86, 50.925],
  [0.75, 50.93],
  [0.6, 50.855],
  [0.47, 50.84],
  [0.35, 50.81],
  [0.29, 50.765],
  [0.24, 50.737],
  [0.1, 50.772],
  [-0.14, 50.82],
  [-0.27, 50.83],
  [-0.54, 50.8],
  [-0.68, 50.78],
  [-0.79, 50.725],
  [-0.85, 50.755],
]

// Kent's inland border, from the Sussex coast to the Thames at Dartford.
const kentBorder: readonly Place[] = [
  [0.86, 50.925],
  [0.83, 50.97],
  [0.66, 51.02],
  [0.55, 51.015],
  [0.45, 51.06],
  [0.36, 51.09],
  [0.26, 51.11],
  [0.15, 51.155],
  [0.05, 51.14],
  [0.05, 51.23],
  [0.06, 51.29],
  [0.12, 51.305],
  [0.155, 51.36],
  [0.15, 51.405],
  [0.17, 51.44],
  [0.21, 51.48],
]

// Greater London, clockwise from Enfield.
const london: readonly Place[] = [
  [-0.1, 51.69],
  [0.01, 51.68],
  [0.02, 51.64],
  [0.08, 51.61],
  [0.2, 51.625],
  [0.265, 51.6],
  [0.315, 51.565],
  [0.25, 51.525],
  [0.21, 51.485],
  [0.17, 51.44],
  [0.15, 51.405],
  [0.155, 51.36],
  [0.12, 51.305],
  [0.06, 51.29],
  [0.01, 51.31],
  [-0.02, 51.34],
  [-0.13, 51.29],
  [-0.16, 51.32],
  [-0.22, 51.345],
  [-0.26, 51.38],
  [-0.32, 51.33],
  [-0.33, 51.39],
  [-0.4, 51.415],
  [-0.46, 51.44],
  [-0.5, 51.47],
  [-0.49, 51.54],
  [-0.5, 51.61],
  [-0.4, 51.615],
  [-0.3, 51.64],
  [-0.22, 51.66],
]

// County borders of the South East, and the edge of the sheet where the zone runs on.
const countyBorders: readonly (readonly Place[])[] = [
  [
    [0.05, 51.14],
    [-0.1, 51.125],
    [-0.4, 51.11],
    [-0.55, 51.085],
    [-0.77, 51.085],
    [-0.85, 51.1],
  ],
  [
    [0.01, 51.68],
    [0.01, 51.72],
    [0.1, 51.78],
    [0.17, 51.85],
    [0.19, 51.92],
    [0.08, 51.98],
    [0.07, 52.02],
  ],
  [
    [-0.5, 51.47],
    [-0.52, 51.43],
    [-0.6, 51.41],
    [-0.75, 51.36],
    [-0.77, 51.29],
    [-0.84, 51.19],
  ],
]

const [x, y] = at(yard)
const reach = units(sameDayMiles)
const scaleBar = units(scaleMiles)
const size = { width: 500, height: 444 }
const land = shape([[-0.85, 52.02]], essexCoast, [[0.4, 51.45]], kentCoast, sussexCoast)
const kent = shape(kentBorder, [[0.4, 51.447]], kentCoast)
const greaterLondon = shape(london)
const yardMark: DrawingMark = { circle: [x, y], radius: 5, weight: 'accent', fill: 'accent' }

/** One zone picked out on the outline of the South East, without lettering. */
export const zoneSketches: Readonly<Record<Region['region'], Drawing>> = {
  Kent: {
    ...size,
    title: 'Kent on an outline map of the South East',
    marks: [
      { line: land, closed: true, fill: 'concrete' },
      { line: kent, closed: true, weight: 'accent', fill: 'accent' },
      { line: greaterLondon, closed: true },
      yardMark,
    ],
  },
  London: {
    ...size,
    title: 'London on an outline map of the South East',
    marks: [
      { line: land, closed: true, fill: 'concrete' },
      { line: kent, closed: true },
      { line: greaterLondon, closed: true, weight: 'accent', fill: 'accent' },
      yardMark,
    ],
  },
  'South East': {
    ...size,
    title: 'The South East around Kent and London on an outline map',
    marks: [
      { line: land, closed: true, weight: 'accent', fill: 'accent' },
      { line: kent, closed: true, fill: 'concrete' },
      { line: greaterLondon, closed: true, fill: 'concrete' },
      yardMark,
    ],
  },
}

export const coverageMap: Drawing = {
  ...size,
  title: areasPage.map.alt,
  marks: [
    { line: land, closed: true, fill: 'concrete' },
    { line: kent, closed: true, weight: 'accent', fill: 'accent' },
    { line: greaterLondon, closed: true, weight: 'steel', fill: 'steel' },
    ...countyBorders.map((border) => ({ line: shape(border), dashed: true })),
    { line: shape(thames), weight: 'thin' },
    { circle: [x, y], radius: reach, weight: 'thin', dashed: true },
    {
      dimension: [
        [x, y],
        [x, y + reach],
      ],
      text: `${sameDayMiles} miles`,
    },
    yardMark,
    { label: [x + 14, y - 38], text: 'Gravesend', strong: true, leaderTo: [x + 4, y - 6] },
    { balloon: at([0.58, 51.22]), text: '1' },
    { label: at([0.66, 51.205]), text: 'Kent', strong: true },
    { balloon: at([-0.2, 51.575]), text: '2' },
    { label: at([-0.12, 51.56]), text: 'London', strong: true },
    { balloon: at([0.42, 51.8]), text: '3' },
    { label: at([0.5, 51.785]), text: 'Essex', strong: true },
    { balloon: at([-0.66, 51.235]), text: '3' },
    { label: at([-0.58, 51.22]), text: 'Surrey', strong: true },
    { balloon: at([-0.05, 50.96]), text: '3' },
    { label: at([0.03, 50.945]), text: 'Sussex', strong: true },
    { label: [490, 164], text: 'Thames', anchor: 'end' },
    { label: [490, 182], text: 'Estuary', anchor: 'end' },
    { label: at([0.37, 50.75]), text: 'English Channel' },
    // The sheet's edge, its north point and its scale.
    { path: 'M.5 .5H499.5V443.5H.5Z' },
    { path: 'M478 60V22M472 34L478 22L484 34' },
    { label: [478, 76], text: 'N', anchor: 'middle', strong: true },
    {
      dimension: [
        [386, 424],
        [386 + scaleBar, 424],
      ],
      text: `${scaleMiles} miles`,
    },
  ],
}
