import type { Drawing } from '../../drawing.ts'

/** One unit to 5 mm; the opening is broken in the middle, because beams differ in length and their ends do not. */
export const beamOnPadstones: Drawing = {
  width: 460,
  height: 424,
  title:
    'Elevation of a steel beam over an opening in a brick wall: each end bears on a concrete padstone, dry pack fills the gap above the beam, and needles on props carry the wall meanwhile',
  marks: [
    // The wall: two piers and what is left above the opening
    {
      path: 'M16 14H444V384H330V222H418V179H360V121H100V179H42V222H130V384H16Z',
      fill: 'ground',
    },
    {
      path: 'M8 14H214L220 6L230 22L236 14H452M8 384H62L68 376L78 392L84 384H138M322 384H376L382 376L392 392L398 384H452',
    },
    { path: 'M130 222V384M330 222V384', weight: 'steel' },
    // A patch of the brickwork
    {
      path: 'M16 306H96M16 321H112M16 336H112M16 351H96M54 306V321M98 306V321M32 321V336M76 321V336M54 336V351M98 336V351M364 306H444M348 321H444M348 336H444M364 351H444M406 306V321M384 321V336M428 321V336M406 336V351',
    },
    // Joist ends
    {
      path: 'M60 32H69V71H60ZM60 32L69 71M69 32L60 71M140 32H149V71H140ZM140 32L149 71M149 32L140 71M220 32H229V71H220ZM220 32L229 71M229 32L220 71M300 32H309V71H300ZM300 32L309 71M309 32L300 71M380 32H389V71H380ZM380 32L389 71M389 32L380 71',
    },
    // Dry pack, padstones
    { path: 'M100 121H360V128H100Z', weight: 'accent', fill: 'accent' },
    { path: 'M42 179H130V222H42Z', weight: 'steel', fill: 'concrete' },
    { path: 'M330 179H418V222H330Z', weight: 'steel', fill: 'concrete' },
    // The beam, broken in the middle
    { path: 'M221 128H100V179H221L221 163L214 158L228 149L221 144Z', weight: 'steel', fill: 'steel' },
    { path: 'M239 128H360V179H239L239 163L232 158L246 149L239 144Z', weight: 'steel', fill: 'steel' },
    { path: 'M100 131H221M100 176H221M239 131H360M239 176H360' },
    // Needles and the props under them
    { path: 'M162 84H180V104H162ZM280 84H298V104H280Z', weight: 'steel', fill: 'concrete' },
    { path: 'M167 104V384M175 104V384M285 104V384M293 104V384', dashed: true },
    // Dimensions with their extension lines
    { path: 'M100 182V258M130 388V412M330 388V412' },
    {
      dimension: [
        [100, 252],
        [130, 252],
      ],
      text: '150',
    },
    {
      dimension: [
        [130, 406],
        [330, 406],
      ],
      text: 'Clear opening',
    },
    { balloon: [230, 238], text: '1', leaderTo: [208, 168] },
    { balloon: [386, 272], text: '2', leaderTo: [376, 208] },
    { balloon: [68, 282], text: '3', leaderTo: [110, 254] },
    { balloon: [412, 100], text: '4', leaderTo: [352, 124] },
    { balloon: [230, 100], text: '5', leaderTo: [276, 95] },
    { balloon: [104, 54], text: '6', leaderTo: [138, 54] },
  ],
}
