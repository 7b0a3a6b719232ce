/** A master picture in `pictures/`. */
export type PictureFacts = {
  file: string
  /** The point a crop must keep, percent from left and top. */
  focal: readonly [x: number, y: number]
  /** What a person would say of it. */
  alt: string
  /** It is a photograph of the firm's own. Without this, its caption says that it is a 3D render. */
  photograph?: true
}

/** Share of a picture that must be in view before it loads (spec 4 and 9). */
export const seenShare = 0.1

/** The version every image address carries as `?v=` (spec 4 and 9). */
export const pictureVersion = 3

/** One for all seven pictures of B12: the beam stays in one place while they change. */
const b12Focal = [48, 42] as const

export const pictures = {
  'hero-frame': {
    file: 'hero-frame.jpg',
    focal: [71, 52],
    alt: 'Four-bay steel portal frame in red oxide primer on a wet concrete yard at dusk, an erector in the basket of a lift under its far bay',
  },
  'hero-frame-model': {
    file: 'hero-frame-model.jpg',
    focal: [71, 52],
    alt: 'The same portal frame as an engineer’s line model, with grid lines 1 to 5 and an 18.0 m span dimension',
  },
  workshop: {
    file: 'workshop.jpg',
    focal: [62, 62],
    alt: 'A fabricator marks out a beam on trestles in the workshop, a colleague guides another on the overhead crane and a third welds by a red curtain',
  },
  'london-frame': {
    file: 'london-frame.jpg',
    focal: [48, 48],
    alt: 'Four-storey steel frame with metal decking between two brick terraces at dusk, men at work on its floors and a banksman in the gateway',
  },
  welding: {
    file: 'welding.jpg',
    focal: [56, 40],
    alt: 'A welder in helmet and gauntlets leans over the bench and welds a stiffener to a base plate, with a bright arc and orange sparks',
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
    focal: [50, 52],
    alt: 'A lorry crane lifts a beam off its load in a London street: a slinger steadies it with a tag line, the operator stands at the levers',
  },
  'cad-model': {
    file: 'cad-model.jpg',
    focal: [50, 50],
    alt: 'Line model of a portal-framed building with a mezzanine floor picked out in orange',
  },
  'emergency-night': {
    file: 'emergency-night.jpg',
    focal: [46, 52],
    alt: 'Two men in hi-vis vests at night by a buckled warehouse column: one bolts a strongback round it between steel props, the other has a clipboard',
  },
  'beam-installation': {
    file: 'beam-installation.jpg',
    focal: [50, 45],
    alt: 'Two fitters on hop-ups, seen from behind, bolt up a steel beam in a knocked-through rear wall, with Acrow props still in place',
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
    focal: [54, 60],
    alt: 'A man measures between two columns of a bolted red-oxide frame on a new slab behind a brick terraced house',
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
  // Details cut from the pictures above, so that a page can show a scene without repeating another page’s picture.
  'workshop-marking-out': {
    file: 'workshop-marking-out.jpg',
    focal: [42, 45],
    alt: 'A fabricator in helmet and orange vest marks out a beam on blue trestles',
  },
  'workshop-crew': {
    file: 'workshop-crew.jpg',
    focal: [55, 60],
    alt: 'Two fabricators in helmets and hi-vis vests at work between beams on trestles, one of them under the hook of the overhead crane',
  },
  'london-decks': {
    file: 'london-decks.jpg',
    focal: [50, 50],
    alt: 'Men in hi-vis vests at work on three floors of a steel frame with metal decking',
  },
  'welding-gauntlet': {
    file: 'welding-gauntlet.jpg',
    focal: [50, 45],
    alt: 'A welder’s helmet and leather gauntlet, close up, with smoke and sparks',
  },
  'crane-beam': {
    file: 'crane-beam.jpg',
    focal: [38, 50],
    alt: 'A steel beam hangs level in two chains from the hook of a lorry’s knuckle boom, in front of scaffolded houses',
  },
  'crane-slinger': {
    file: 'crane-slinger.jpg',
    focal: [50, 50],
    alt: 'A slinger in an orange vest holds a tag line beside the lorry, the crane operator behind him',
  },
  'emergency-bolting': {
    file: 'emergency-bolting.jpg',
    focal: [42, 55],
    alt: 'A man in a hi-vis vest bolts a strongback to a buckled column under lamps at night',
  },
  'beam-fitter': {
    file: 'beam-fitter.jpg',
    focal: [55, 50],
    alt: 'A fitter in a yellow helmet reaches up to the end of a steel beam over its post',
  },
  'beam-crew': {
    file: 'beam-crew.jpg',
    focal: [50, 48],
    alt: 'Two fitters on hop-ups, seen from behind, bolt up a red-oxide beam between steel props',
  },
  'mezzanine-stair': {
    file: 'mezzanine-stair.jpg',
    focal: [40, 50],
    alt: 'Steel stair with yellow handrails up to a mezzanine floor',
  },
  'balcony-rail': {
    file: 'balcony-rail.jpg',
    focal: [50, 50],
    alt: 'Corner of a black flat-bar balustrade with pot plants behind it',
  },
  'staircase-treads': {
    file: 'staircase-treads.jpg',
    focal: [50, 60],
    alt: 'Oak treads on black steel stringers in low sun, with the balustrade’s shadow on the wall',
  },
  'extension-measuring': {
    file: 'extension-measuring.jpg',
    focal: [48, 50],
    alt: 'A man in a yellow vest holds a tape to the column of a red-oxide frame',
  },
  'onsite-grinder': {
    file: 'onsite-grinder.jpg',
    focal: [45, 50],
    alt: 'An angle grinder and a magnetic square by a fin plate that is tacked to a beam',
  },
  'riverside-eaves': {
    file: 'riverside-eaves.jpg',
    focal: [45, 45],
    alt: 'Rafters and purlins of a portal frame against morning mist',
  },
  'b12-1-model': {
    file: 'b12-1-model.jpg',
    focal: b12Focal,
    alt: 'Line model of beam B12 on two trestles, with its length of 3,180 mm, its section, the holes at both ends and the fin plate',
  },
  'b12-2-sawn': {
    file: 'b12-2-sawn.jpg',
    focal: b12Focal,
    alt: 'The beam in bare steel on two blue trestles, its sawn end bright, with the off-cut and a coiled saw blade on the floor',
  },
  'b12-3-drilled': {
    file: 'b12-3-drilled.jpg',
    focal: b12Focal,
    alt: 'A yellow magnetic drill holds on to the web at the near end of the beam, over a heap of swarf',
  },
  'b12-4-welded': {
    file: 'b12-4-welded.jpg',
    focal: b12Focal,
    alt: 'A fin plate is welded to the middle of the web, with a bright arc and falling sparks',
  },
  'b12-5-primed': {
    file: 'b12-5-primed.jpg',
    focal: b12Focal,
    alt: 'The beam in red-oxide primer with B12 stencilled on it in white, and a tin of paint and a brush on the floor',
  },
  'b12-6-loaded': {
    file: 'b12-6-loaded.jpg',
    focal: b12Focal,
    alt: 'The primed beam on timber bearers on a lorry bed, held by two orange ratchet straps',
  },
  'b12-7-bolted': {
    file: 'b12-7-bolted.jpg',
    focal: b12Focal,
    alt: 'The primed beam bolted between two grey steel columns',
  },
} as const satisfies Record<string, PictureFacts>

export type PictureId = keyof typeof pictures

/** The text on a picture’s corner: a render says that it is one. */
export function pictureCaption(id: PictureId, note: string): string {
  const { photograph }: PictureFacts = pictures[id]
  return photograph ? note : `${note} ·\u00a03D\u00a0render`
}

/** The same frame, from one camera, as model and as steel. Both masters must have the same size and focal point. */
export const beforeAfterPair = { built: 'hero-frame', model: 'hero-frame-model' } as const satisfies Record<
  string,
  PictureId
>

/** Shown when another picture fails to load (spec 4). */
export const fallbackPicture: PictureId = 'steel-stack'
