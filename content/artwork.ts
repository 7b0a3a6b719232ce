/** The same frame, from one camera, as model and as steel. Both masters must have the same size and focal point. */
export const beforeAfterPair = { built: 'hero-frame', model: 'hero-frame-model' }

/** Shown when another picture fails to load (spec 4). */
export const fallbackPicture = 'steel-stack'

/** Metres, as lift-plan.svg is drawn, and its lettering that depends on the chart. */
export const liftPlan = { radius: 12, rated: 'Rated {rated} kg at {radius} m' } as const

/** What each drawing shows, as its text alternative. Its lettering is part of the artwork, in app/drawings, which fills in the {figures}. */
export const drawingTitles = {
  'site-splice':
    'A 6 metre beam in two pieces, 4.5 and 1.5 metres, bolted together on site, with the splice plates drawn larger below',
  'lift-plan':
    'Lift plan in elevation, seen from behind the lorry: a lorry-mounted crane on outriggers 6.6 metres apart lowers beam B12, {onHook} with its slings, between two columns at a radius of {radius} metres, over a boundary wall. The chart allows {rated}\u00a0kg',
  'spans-to-scale':
    'Three openings drawn to one scale beside a standing person: 2.4 metres under a lintel, 6 metres under a steel goalpost frame, 20 metres under a portal frame',
} as const

export type DrawingId = keyof typeof drawingTitles

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
