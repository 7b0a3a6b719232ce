/** A master picture in `pictures/`. */
export type PictureFacts = {
  file: string
  /** The point a crop must keep, percent from left and top. */
  focal: readonly [x: number, y: number]
  /** What a person would say of it. */
  alt: string
}

/** Share of a picture that must be in view before it loads (spec 4 and 9). */
export const seenShare = 0.1

/** The version every image address carries as `?v=` (spec 4 and 9). */
export const pictureVersion = 3

export const pictures = {
  'hero-frame': {
    file: 'hero-frame.jpg',
    focal: [71, 52],
    alt: 'Four-bay steel portal frame in red oxide primer on a wet concrete yard at dusk',
  },
  'hero-frame-model': {
    file: 'hero-frame-model.jpg',
    focal: [71, 52],
    alt: 'The same portal frame as an engineer’s line model, with grid lines 1 to 5 and an 18.0 m span dimension',
  },
  workshop: {
    file: 'workshop.jpg',
    focal: [62, 62],
    alt: 'Fabricated beams on trestles under a yellow 10 tonne overhead crane in the workshop',
  },
  'london-frame': {
    file: 'london-frame.jpg',
    focal: [48, 48],
    alt: 'Four-storey steel frame with metal decking going up between two brick terraces at dusk',
  },
  welding: {
    file: 'welding.jpg',
    focal: [46, 68],
    alt: 'MIG welding a stiffener to a base plate, bright arc and orange sparks',
  },
  'riverside-frame': {
    file: 'riverside-frame.jpg',
    focal: [58, 45],
    alt: 'Single-storey portal frame beside the river wall in morning mist',
  },
  'onsite-fabrication': {
    file: 'onsite-fabrication.jpg',
    focal: [50, 45],
    alt: 'A beam on trestles on site with a freshly tacked fin plate, a grinder and an inverter welder',
  },
  'crane-lorry': {
    file: 'crane-lorry.jpg',
    focal: [40, 43],
    alt: 'Navy flatbed lorry on stabilisers lifting a red-oxide beam off its load with a yellow knuckle boom, in a London street',
  },
  'cad-model': {
    file: 'cad-model.jpg',
    focal: [50, 50],
    alt: 'Line model of a portal-framed building with a mezzanine floor picked out in orange',
  },
  'emergency-night': {
    file: 'emergency-night.jpg',
    focal: [46, 52],
    alt: 'Bent warehouse column held at night by two heavy props on sleepers and a bolted strongback, lit by one floodlight',
  },
  'beam-installation': {
    file: 'beam-installation.jpg',
    focal: [50, 45],
    alt: 'New goalpost frame on padstones in a knocked-through rear wall, with Acrow props still in place',
  },
  balcony: {
    file: 'balcony.jpg',
    focal: [50, 42],
    alt: 'Black steel balcony with a flat-bar balustrade and timber deck, bolted on brackets to a London stock-brick wall',
  },
  mezzanine: {
    file: 'mezzanine.jpg',
    focal: [44, 52],
    alt: 'Steel mezzanine floor with yellow handrails and a stair inside a portal-framed warehouse',
  },
  staircase: {
    file: 'staircase.jpg',
    focal: [40, 58],
    alt: 'Straight flight in black steel plate with oak treads and an oak-capped flat-bar balustrade up a pale plastered wall',
  },
  'house-extension': {
    file: 'house-extension.jpg',
    focal: [50, 50],
    alt: 'View from inside a rear extension out through its bolted red-oxide box frame, with timber joists overhead and the garden beyond',
  },
  connection: {
    file: 'connection.jpg',
    focal: [62, 45],
    alt: 'Bolted and welded beam-to-column end-plate connection in red oxide primer with a chalked piece mark',
  },
  'base-plate': {
    file: 'base-plate.jpg',
    focal: [60, 58],
    alt: 'Galvanised column base plate on a grout bed, with anchor rods, nuts and plate washers',
  },
  gates: {
    file: 'gates.jpg',
    focal: [56, 56],
    alt: 'Latch side of a black steel driveway gate after rain: spear-topped bars, a lever lock and a brick pier',
  },
  'fire-escape': {
    file: 'fire-escape.jpg',
    focal: [52, 48],
    alt: 'Galvanised fire-escape stair with open-grid treads zig-zagging up a red-brick building',
  },
  'steel-stack': {
    file: 'steel-stack.jpg',
    focal: [60, 50],
    alt: 'Universal beams and columns stacked on timber bearers, ends painted and piece marks chalked',
  },
  'spiral-stair': {
    file: 'spiral-stair.jpg',
    focal: [48, 45],
    alt: 'Black steel spiral staircase with oak wedge treads seen from above',
  },
  canopy: {
    file: 'canopy.jpg',
    focal: [48, 48],
    alt: 'Steel-fin and glass entrance canopy on stainless tie rods, lit at dusk',
  },
  'roof-trusses': {
    file: 'roof-trusses.jpg',
    focal: [55, 38],
    alt: 'Blue tubular roof trusses and galvanised purlins under a pale liner roof with roof-lights',
  },
} as const satisfies Record<string, PictureFacts>

export type PictureId = keyof typeof pictures

/** The same frame, from one camera, as model and as steel. Both masters must have the same size and focal point. */
export const beforeAfterPair = { built: 'hero-frame', model: 'hero-frame-model' } as const satisfies Record<
  string,
  PictureId
>

/** Shown when another picture fails to load (spec 4). */
export const fallbackPicture: PictureId = 'steel-stack'
