/** The platform drawing: load classes (spec 9), common loads, and its copy. */

/**
 * Each floor carries up to `load`, in kilograms on every square metre. `bay` and `use` are its bay in the drawing. `watch`
 * names the point loads to check.
 */
export const platformClasses = [
  {
    load: 500,
    name: 'Access platform or walkway',
    phrase: 'an access platform or walkway',
    bay: 'Access',
    use: 'access',
    watch: 'Parts set down during a repair',
  },
  {
    load: 750,
    name: 'Office or production floor',
    phrase: 'an office or production floor',
    bay: 'Office',
    use: 'production',
    watch: 'Safes, mobile shelving, vibration',
  },
  {
    load: 1000,
    name: 'Storage mezzanine',
    phrase: 'a storage mezzanine',
    bay: 'Storage',
    use: 'storage',
    watch: 'Legs of racking, pallet truck wheels',
  },
  {
    load: 2000,
    name: 'Equipment platform',
    phrase: 'an equipment platform',
    bay: 'Plant',
    use: 'equipment',
    watch: 'Machine feet, water in a full tank',
  },
] as const

/** The id of the list of floors further down the page. */
export const floorsId = 'floors'

/** A UK pallet, in millimetres. */
export const palletPlace = { length: 1200, width: 1000 } as const

/**
 * Things placed on floors, lightest on its footprint first: kilograms, and millimetres of floor. Weights are ordinary ones,
 * rounded up; the load is the weight over the thing's own footprint, with no help from the aisle next to it.
 */
export const exampleLoads = [
  {
    phrase: 'a packing bench with its packer and parcels',
    kilograms: 300,
    footprint: [1800, 900],
  },
  {
    phrase: 'a crowd of five people to the square metre',
    kilograms: 400,
    footprint: [1000, 1000],
  },
  {
    phrase: 'a shelving bay with 450\u00a0kg on it',
    kilograms: 450,
    footprint: [1800, 600],
  },
  { phrase: 'a pallet of 500\u00a0kg', kilograms: 500, footprint: [1200, 1000] },
  {
    phrase: 'a filing cabinet with four full drawers',
    kilograms: 200,
    footprint: [620, 470],
  },
  { phrase: 'a pallet of 1,000\u00a0kg', kilograms: 1000, footprint: [1200, 1000] },
  {
    phrase: 'a full 1,000-litre IBC',
    kilograms: 1065,
    footprint: [1200, 1000],
  },
  {
    phrase: 'a stack of two 1,000\u00a0kg pallets',
    kilograms: 2000,
    footprint: [1200, 1000],
  },
  {
    phrase: 'a tank with 1.8\u00a0m of water in it',
    kilograms: 1900,
    footprint: [1000, 1000],
  },
] as const

/** Kilograms on every square metre. */
export const platformInput = { min: 250, max: 2000, step: 50, start: 1000 } as const

export const platformCopy = {
  input: 'Load per square metre',
  unit: 'kg/m²',
  valueText: '{load} kilograms on every square metre',
  resultLabel: 'What it can carry',
  labels: {
    load: 'Load',
    kilonewtons: 'In the engineer’s unit',
    platform: 'Kind of floor',
    pallet: 'Each pallet place, 1.2\u00a0×\u00a01.0\u00a0m',
    note: 'Note',
  },
  kilograms: '{count}\u00a0kg',
  outcome:
    'At {load}\u00a0kg/m² ({kilonewtons}\u00a0kN/m²), a load for {platform}, each pallet place of 1.2\u00a0×\u00a01.0\u00a0m carries up to {pallet}\u00a0kg.',
  both: 'Of our examples that this floor can carry, {heaviest} has the highest load per square metre. This floor cannot carry {next}.',
  all: 'It can carry all of our examples, up to {heaviest}.',
  guide:
    'A guide, not a design: the weight is taken as spread over the item’s footprint. Feet, rack legs and wheels are checked one by one, and an engineer sizes the floor.',
  handOver: { opening: 'From the platform drawing:' },
} as const
