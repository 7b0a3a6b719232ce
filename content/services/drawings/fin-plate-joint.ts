import type { Drawing } from '../../drawing.ts'

/** 0.75 units to the millimetre; sizes follow the standard fin-plate detail for this pair of sections. */
export const finPlateJoint: Drawing = {
  width: 500,
  height: 590,
  title:
    'Elevation and plan of a fin-plate joint: a 305 deep universal beam held by three M20 bolts to a plate welded on a 203 universal column',
  marks: [
    // Elevation: column
    { path: 'M64 44V392 M216.4 44V392', weight: 'steel' },
    { path: 'M72.3 44V392 M208.1 44V392 M56 44H130L136 36L144 52L150 44H224 M56 392H130L136 384L144 400L150 392H224' },
    // Elevation: beam, its end hidden behind the plate
    { path: 'M424 110H223.9V147.5 M223.9 312.5V337.6H424', weight: 'steel' },
    { path: 'M223.9 147.5V312.5', dashed: true },
    { path: 'M223.9 117.7H424 M223.9 329.9H424 M424 102V216L416 221L432 229L424 234V346' },
    // Elevation: fin plate, its weld and three bolts
    { path: 'M216.4 147.5H291.4V312.5H216.4Z', weight: 'accent' },
    { path: 'M216.4 147.5H222.4V312.5H216.4Z', fill: 'accent' },
    { path: 'M253.9 160V300' },
    {
      path: 'M240.9 177.5L247.4 166.2H260.4L266.9 177.5L260.4 188.8H247.4Z M240.9 230L247.4 218.7H260.4L266.9 230L260.4 241.3H247.4Z M240.9 282.5L247.4 271.2H260.4L266.9 282.5L260.4 293.8H247.4Z',
      weight: 'steel',
      fill: 'steel',
    },
    // Dimensions, with their extension lines
    { path: 'M253.9 78V160 M291.4 78V144' },
    {
      dimension: [
        [216.4, 84],
        [253.9, 84],
      ],
      text: '50',
    },
    {
      dimension: [
        [253.9, 84],
        [291.4, 84],
      ],
      text: '50',
    },
    { path: 'M295 147.5H396 M270 177.5H396 M270 230H396 M270 282.5H396 M295 312.5H396' },
    {
      dimension: [
        [390, 147.5],
        [390, 177.5],
      ],
      text: '40',
    },
    {
      dimension: [
        [390, 177.5],
        [390, 230],
      ],
      text: '70',
    },
    {
      dimension: [
        [390, 230],
        [390, 282.5],
      ],
      text: '70',
    },
    {
      dimension: [
        [390, 282.5],
        [390, 312.5],
      ],
      text: '40',
    },
    { path: 'M430 110H488 M430 337.6H488' },
    {
      dimension: [
        [482, 110],
        [482, 337.6],
      ],
      text: '303',
    },
    { label: [140, 84], text: 'UC 203×203×46', anchor: 'middle' },
    { label: [424, 97], text: 'UB 305×165×40', anchor: 'end' },
    // Plan at bolt level: column, beam, plate, bolt
    { path: 'M64 416H72.3V489.6H208.1V416H216.4V568.7H208.1V495H72.3V568.7H64Z', weight: 'steel', fill: 'steel' },
    { path: 'M424 430.5H223.9V554.2H424' },
    { path: 'M424 490.1H223.9V494.6H424Z', weight: 'steel', fill: 'steel' },
    { path: 'M424 422V476L416 481L432 500L424 505V562' },
    { path: 'M216.4 494.6H291.4V502.1H216.4Z', weight: 'accent', fill: 'accent' },
    { path: 'M217.4 488.6L222.4 493.4H217.4Z M217.4 508.1L222.4 503.3H217.4Z', weight: 'accent', fill: 'accent' },
    { path: 'M242.6 502.1H265.2V511.5H242.6Z M242.6 490.1H265.2V478.1H242.6Z', weight: 'steel', fill: 'steel' },
    { path: 'M246.4 478.1V473H261.4V478.1', weight: 'steel' },
    { path: 'M44 492.3H452', dashed: true },
    { label: [418, 580], text: 'Plan at bolt level', anchor: 'end' },
    // Balloons
    { balloon: [326, 162.5], text: '1', leaderTo: [291.4, 162.5] },
    { balloon: [140, 262], text: '2', leaderTo: [218, 250] },
    { balloon: [326, 256], text: '3', leaderTo: [264, 277] },
    { balloon: [262, 372], text: '4', leaderTo: [220.2, 326] },
    { balloon: [336, 528], text: '5', leaderTo: [288, 500] },
  ],
}
