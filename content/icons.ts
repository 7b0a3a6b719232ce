/** The icons that service cards may show, by their names in lucide. */
export const iconNames = [
  'anvil',
  'arrow-down-to-line',
  'building',
  'cuboid',
  'door-open',
  'eye',
  'fence',
  'file-box',
  'flame',
  'footprints',
  'forklift',
  'frame',
  'house-plus',
  'layers',
  'palette',
  'panel-top',
  'pencil-ruler',
  'ruler-dimension-line',
  'scan-line',
  'siren',
  'truck',
  'van',
  'warehouse',
  'weight',
] as const

export type IconName = (typeof iconNames)[number]
