/** The sections that the fabrication page shows, and what each is used for. Their sizes are in content/steel-sections.json. */
export const shownSections = [
  { id: 'ub-127x76x13', use: 'Short lintels, trimmers' },
  { id: 'ub-178x102x19', use: 'Door openings, loft floors' },
  { id: 'ub-203x133x25', use: 'Knock-throughs, floors' },
  { id: 'ub-254x146x31', use: 'Wider openings, goalposts' },
  { id: 'ub-305x165x40', use: 'Extensions, shopfronts' },
  { id: 'ub-457x191x67', use: 'Portal rafters, main beams' },
  { id: 'uc-152x152x23', use: 'Goalpost legs, posts' },
  { id: 'uc-203x203x46', use: 'Columns, shallow beams' },
  { id: 'uc-254x254x73', use: 'Columns through several floors' },
  { id: 'pfc-150x75x18', use: 'Trimmers round stairwells' },
  { id: 'pfc-200x75x23', use: 'Stringers, edge beams' },
  { id: 'pfc-260x75x28', use: 'Platform edges, stringers' },
  { id: 'shs-80x80x5', use: 'Balustrade posts, canopies' },
  { id: 'shs-100x100x5', use: 'Corner posts, wind posts' },
  { id: 'shs-150x150x8', use: 'Columns left on show' },
  { id: 'ea-60x60x6', use: 'Bracing, gate frames' },
  { id: 'ea-100x100x10', use: 'Brick supports, cleats' },
] as const

export const profileCopy = {
  families: {
    UB: 'Universal beams',
    UC: 'Universal columns',
    PFC: 'Parallel flange channels',
    SHS: 'Square hollow sections',
    EA: 'Equal angles',
  },
  tables: 'UB 203×133×25 weighs 25.1 kg a metre: names, weights, uses',
  use: 'Use',
  perMetreUnit: 'kg/m',
} as const
