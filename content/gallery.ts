import type { PictureId } from './pictures.ts'

export type GalleryItem = {
  picture: PictureId
  /** Drawing note on the picture's corner. */
  caption: string
  /** One sentence under the picture in the viewer. */
  description: string
  /** Cells on a wall of equal cells, four columns (two on phones), packed dense: wide is 2×2, tall 1×2, plain 1×1. */
  size: 'wide' | 'tall' | 'plain'
}

export const gallery = {
  seo: {
    title: 'Steelwork gallery: frames, stairs, balconies, mezzanines',
    description:
      'Fifteen pictures of steelwork: portal and city frames, beams on padstones, staircases, balconies, gates, trusses and a mezzanine floor.',
    keywords: [
      'steel fabrication gallery',
      'structural steel pictures',
      'steel staircase pictures',
      'mezzanine floor pictures',
      'steel balcony pictures',
    ],
  },
  hero: {
    tag: 'Gallery · 15 pictures',
    title: 'Look at the joints',
    lead: 'Frames, stairs, balconies and gates. Open a picture and look at how one piece meets the next: the welds, the bolts, the gaps.',
  },
  wall: 'Pictures',
  viewer: {
    label: 'Picture viewer',
    of: 'of',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  /** In an order and with sizes that fill the wall without a hole, on four columns and on two. */
  items: [
    {
      picture: 'hero-frame',
      caption: 'Portal frame · 18\u00a0m span',
      description: 'Four bays in red oxide primer, 18\u00a0m across and 6.2\u00a0m to the eaves, before the cladding.',
      size: 'wide',
    },
    {
      picture: 'spiral-stair',
      caption: 'Spiral stair · oak treads',
      description: 'Wedge treads in oak around a central steel column, with slim bar balusters, seen from above.',
      size: 'tall',
    },
    {
      picture: 'connection',
      caption: 'End plate · bolted',
      description:
        'The plate is welded to the beam in the workshop and bolted to the column on site; the chalked piece mark shows where the beam belongs on the drawing.',
      size: 'plain',
    },
    {
      picture: 'crane-lorry',
      caption: 'Lorry loader · beam lift',
      description:
        'A lorry on its stabilisers in a London street lifts a beam off its own load with chain slings, in low morning sun.',
      size: 'plain',
    },
    {
      picture: 'fire-escape',
      caption: 'Fire escape · galvanised',
      description:
        'Open-grid treads and landings zig-zag up a brick wall, hot-dip galvanised after fabrication so that the zinc covers the welds too.',
      size: 'tall',
    },
    {
      picture: 'house-extension',
      caption: 'Rear extension · frame',
      description:
        'A bolted box frame in primer stands on its new slab, with joists on top, in front of the opening in the old rear wall.',
      size: 'plain',
    },
    {
      picture: 'london-frame',
      caption: 'City infill · four storeys',
      description:
        'A braced frame with composite metal decking rises between two brick terraces, behind its hoarding, at dusk.',
      size: 'wide',
    },
    {
      picture: 'beam-installation',
      caption: 'Goalpost frame · padstones',
      description:
        'Two posts and a beam carry a knocked-through rear wall. The props and timber needles come out once the steel carries the load.',
      size: 'plain',
    },
    {
      picture: 'mezzanine',
      caption: 'Mezzanine · stair, handrails',
      description:
        'The floor stands on its own columns inside a portal-framed warehouse. It has yellow handrails, and boxes are stored on it and under it.',
      size: 'wide',
    },
    {
      picture: 'staircase',
      caption: 'Straight flight · oak',
      description:
        'A black steel plate staircase runs up a plastered wall. It has oak treads, riser bars between them, and a flat-bar balustrade with an oak cap.',
      size: 'plain',
    },
    {
      picture: 'canopy',
      caption: 'Entrance canopy · tie rods',
      description:
        'Steel fins carry a glass roof over the lobby doors, held back to the wall by stainless steel tie rods.',
      size: 'plain',
    },
    {
      picture: 'welding',
      caption: 'MIG/MAG · stiffener',
      description: 'A stiffener is welded to a base plate in the workshop, on dark mill-scale steel.',
      size: 'tall',
    },
    {
      picture: 'balcony',
      caption: 'Balcony · flat bar',
      description:
        'A powder-coated balcony on brackets, with a timber deck; low sun throws the shadow of its balustrade along the stock bricks.',
      size: 'tall',
    },
    {
      picture: 'gates',
      caption: 'Driveway gate · latch side',
      description:
        'Spear-topped bars, a swept top rail and a stainless lever lock; the slam post is bolted to the brick pier.',
      size: 'plain',
    },
    {
      picture: 'roof-trusses',
      caption: 'Roof trusses · tubular',
      description:
        'Trusses in blue-painted tube carry galvanised purlins over a long shed, with bracing rods between them and bands of roof-lights.',
      size: 'plain',
    },
  ],
  closing: {
    mark: 'Your job',
    title: 'Have a picture of something like it?',
    text: 'Attach it to your enquiry. A photograph with one dimension on it is often enough for a budget price.',
    actions: [
      { label: 'Get a Free Quote', href: '/contact' },
      { label: 'Price It Yourself', href: '/calculator' },
    ],
  },
} as const
