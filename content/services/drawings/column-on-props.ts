import type { Drawing } from '../../drawing.ts'

/** One unit to about 17 mm: a 4.3 m storey. A diagram of the method, not a design for a prop. */
export const columnOnProps: Drawing = {
  width: 460,
  height: 392,
  title:
    'Elevation of a bent internal column with a steel prop on each side of it: the props stand on spreaders, are braced together and hold the beam above, inside a taped-off zone',
  marks: [
    // Floor slab
    { path: 'M10 322H450V344H10Z', fill: 'concrete' },
    { path: 'M10 322H450', weight: 'steel' },
    // Bracing, on the far faces of the props
    { path: 'M152 288L308 122L313 127L157 293Z', fill: 'steel' },
    // The struck column
    {
      path: 'M223 76V196L236 264L223 314H237L250 264L237 196V76Z',
      weight: 'accent',
      fill: 'accent',
    },
    { path: 'M210 314H250V322H210Z', weight: 'accent', fill: 'accent' },
    { path: 'M236 254L250 274M236 274L250 254', weight: 'accent' },
    { path: 'M230 60V336', dashed: true },
    // The beam it held, with stiffeners over the props
    { path: 'M24 44H436V53L429 58L443 63L436 68V76H24V68L31 63L17 58L24 53Z', fill: 'steel' },
    { path: 'M24 44H436M24 76H436', weight: 'steel' },
    { path: 'M24 48H436M24 72H436M146 48V72M154 48V72M306 48V72M314 48V72' },
    // Props: head plate, inner tube, collar, outer tube, foot
    { path: 'M136 76H164V81H136ZM296 76H324V81H296Z', weight: 'steel', fill: 'steel' },
    { path: 'M146 81H154V176H146ZM306 81H314V176H306Z', weight: 'steel', fill: 'steel' },
    { path: 'M144 184H156V300H144ZM304 184H316V300H304Z', weight: 'steel', fill: 'steel' },
    { path: 'M138 176H162V184H138ZM298 176H322V184H298Z', weight: 'steel', fill: 'steel' },
    { path: 'M136 300H164V306H136ZM296 300H324V306H296Z', weight: 'steel', fill: 'steel' },
    // Sleepers
    { path: 'M112 306H188V322H112ZM272 306H348V322H272Z', weight: 'steel', fill: 'ground' },
    // Cones at the edge of the zone
    { path: 'M38 322L45 280H51L58 322ZM402 322L409 280H415L422 322Z', weight: 'steel', fill: 'concrete' },
    { path: 'M43 294H53M41 306H55M407 294H417M405 306H419' },
    {
      dimension: [
        [48, 374],
        [412, 374],
      ],
      text: 'Keep out',
    },
    { path: 'M48 348V380M412 348V380' },
    { balloon: [258, 222], text: '1', leaderTo: [244, 254] },
    { balloon: [104, 130], text: '2', leaderTo: [146, 130] },
    { balloon: [356, 18], text: '3', leaderTo: [312, 58] },
    { balloon: [92, 246], text: '4', leaderTo: [124, 310] },
    { balloon: [190, 196], text: '5', leaderTo: [193, 246] },
    { balloon: [400, 230], text: '6', leaderTo: [410, 276] },
  ],
}
