/**
 * Common sections with their true dimensions in millimetres and mass in kilograms per metre, after the standard tables:
 * BS 4-1 and EN 10365 (beams, columns, channels), EN 10210 (hot-finished hollow sections), EN 10056 (angles).
 */

type SectionFacts = {
  id: string
  /** As it is written on a drawing. */
  name: string
  mass: number
  use: string
}

/** Depth h, width b, web tw, flange tf, root radius r. */
export type OpenSection = SectionFacts & {
  family: 'UB' | 'UC' | 'PFC'
  h: number
  b: number
  tw: number
  tf: number
  r: number
}

/** Side b, wall t; the corner is 1.5 t outside and t inside. */
export type HollowSection = SectionFacts & { family: 'SHS'; b: number; t: number }

/** Leg b, thickness t, root radius r; the toe radius is half of that. */
export type AngleSection = SectionFacts & { family: 'EA'; b: number; t: number; r: number }

export type SteelProfile = OpenSection | HollowSection | AngleSection

export const steelProfiles = [
  {
    id: 'ub-127x76x13',
    family: 'UB',
    name: 'UB 127×76×13',
    mass: 13,
    h: 127,
    b: 76,
    tw: 4,
    tf: 7.6,
    r: 7.6,
    use: 'Short lintels, trimmers',
  },
  {
    id: 'ub-178x102x19',
    family: 'UB',
    name: 'UB 178×102×19',
    mass: 19,
    h: 177.8,
    b: 101.2,
    tw: 4.8,
    tf: 7.9,
    r: 7.6,
    use: 'Door openings, loft floors',
  },
  {
    id: 'ub-203x133x25',
    family: 'UB',
    name: 'UB 203×133×25',
    mass: 25.1,
    h: 203.2,
    b: 133.2,
    tw: 5.7,
    tf: 7.8,
    r: 7.6,
    use: 'Knock-throughs, floors',
  },
  {
    id: 'ub-254x146x31',
    family: 'UB',
    name: 'UB 254×146×31',
    mass: 31.1,
    h: 251.4,
    b: 146.1,
    tw: 6,
    tf: 8.6,
    r: 7.6,
    use: 'Wider openings, goalposts',
  },
  {
    id: 'ub-305x165x40',
    family: 'UB',
    name: 'UB 305×165×40',
    mass: 40.3,
    h: 303.4,
    b: 165,
    tw: 6,
    tf: 10.2,
    r: 8.9,
    use: 'Extensions, shopfronts',
  },
  {
    id: 'ub-457x191x67',
    family: 'UB',
    name: 'UB 457×191×67',
    mass: 67.1,
    h: 453.4,
    b: 189.9,
    tw: 8.5,
    tf: 12.7,
    r: 10.2,
    use: 'Portal rafters, main beams',
  },
  {
    id: 'uc-152x152x23',
    family: 'UC',
    name: 'UC 152×152×23',
    mass: 23,
    h: 152.4,
    b: 152.2,
    tw: 5.8,
    tf: 6.8,
    r: 7.6,
    use: 'Goalpost legs, posts',
  },
  {
    id: 'uc-203x203x46',
    family: 'UC',
    name: 'UC 203×203×46',
    mass: 46.1,
    h: 203.2,
    b: 203.6,
    tw: 7.2,
    tf: 11,
    r: 10.2,
    use: 'Columns, shallow beams',
  },
  {
    id: 'uc-254x254x73',
    family: 'UC',
    name: 'UC 254×254×73',
    mass: 73.1,
    h: 254.1,
    b: 254.6,
    tw: 8.6,
    tf: 14.2,
    r: 12.7,
    use: 'Columns of several floors',
  },
  {
    id: 'pfc-150x75x18',
    family: 'PFC',
    name: 'PFC 150×75×18',
    mass: 17.9,
    h: 150,
    b: 75,
    tw: 5.5,
    tf: 10,
    r: 12,
    use: 'Trimmers round stairwells',
  },
  {
    id: 'pfc-200x75x23',
    family: 'PFC',
    name: 'PFC 200×75×23',
    mass: 23.4,
    h: 200,
    b: 75,
    tw: 6,
    tf: 12.5,
    r: 12,
    use: 'Stringers, edge beams',
  },
  {
    id: 'pfc-260x75x28',
    family: 'PFC',
    name: 'PFC 260×75×28',
    mass: 27.6,
    h: 260,
    b: 75,
    tw: 7,
    tf: 12,
    r: 12,
    use: 'Platform edges, stringers',
  },
  {
    id: 'shs-80x80x5',
    family: 'SHS',
    name: 'SHS 80×80×5',
    mass: 11.6,
    b: 80,
    t: 5,
    use: 'Balustrade posts, canopies',
  },
  {
    id: 'shs-100x100x5',
    family: 'SHS',
    name: 'SHS 100×100×5',
    mass: 14.7,
    b: 100,
    t: 5,
    use: 'Corner posts, wind posts',
  },
  {
    id: 'shs-150x150x8',
    family: 'SHS',
    name: 'SHS 150×150×8',
    mass: 35.1,
    b: 150,
    t: 8,
    use: 'Columns left on show',
  },
  {
    id: 'ea-60x60x6',
    family: 'EA',
    name: 'EA 60×60×6',
    mass: 5.42,
    b: 60,
    t: 6,
    r: 8,
    use: 'Bracing, gate frames',
  },
  {
    id: 'ea-100x100x10',
    family: 'EA',
    name: 'EA 100×100×10',
    mass: 15,
    b: 100,
    t: 10,
    r: 12,
    use: 'Brick supports, cleats',
  },
] as const satisfies readonly SteelProfile[]

export type SteelProfileId = (typeof steelProfiles)[number]['id']
