import type { Drawing } from '../../drawing.ts'

/** A beam as the workshop gets it: 0.6 units to the millimetre in depth, its length broken twice. */
export const pieceDrawing: Drawing = {
  width: 500,
  height: 420,
  title:
    'Fabrication drawing of beam B12: a 203 universal beam 3,180 millimetres long, two holes at each end, a fin plate at mid-length, and a title block',
  marks: [
    // Beam in three parts between break lines
    { path: 'M160 130H40V251.9H160 M190 130H314 M190 251.9H314 M344 130H460V251.9H344', weight: 'steel' },
    {
      path: 'M40 134.7H160 M190 134.7H314 M344 134.7H460 M40 247.2H160 M190 247.2H314 M344 247.2H460 M160 122V182L152 186L168 196L160 200V260 M190 122V182L182 186L198 196L190 200V260 M314 122V182L306 186L322 196L314 200V260 M344 122V182L336 186L352 196L344 200V260',
    },
    // Holes: 22 mm, 40 from the end, 60 and 130 from the top
    { circle: [64, 166], radius: 6.6, weight: 'steel' },
    { circle: [64, 208], radius: 6.6, weight: 'steel' },
    { circle: [436, 166], radius: 6.6, weight: 'steel' },
    { circle: [436, 208], radius: 6.6, weight: 'steel' },
    { path: 'M64 108V220 M436 56V220 M52 166H118 M52 208H118 M424 166H448 M424 208H448' },
    // Fin plate at mid-length, seen edge on, with its two holes' centre lines
    { path: 'M249 146H255V236H249Z', weight: 'accent', fill: 'accent' },
    { path: 'M252 82V142' },
    // Running dimensions from the left end
    { path: 'M40 122V30 M460 122V30' },
    {
      dimension: [
        [40, 114],
        [64, 114],
      ],
      text: '40',
    },
    {
      dimension: [
        [40, 88],
        [252, 88],
      ],
      text: '1,590',
    },
    {
      dimension: [
        [40, 62],
        [436, 62],
      ],
      text: '3,140',
    },
    {
      dimension: [
        [40, 36],
        [460, 36],
      ],
      text: '3,180',
    },
    {
      dimension: [
        [112, 130],
        [112, 166],
      ],
      text: '60',
    },
    {
      dimension: [
        [112, 166],
        [112, 208],
      ],
      text: '70',
    },
    { label: [460, 276], text: '2 holes 22 dia. each end', anchor: 'end' },
    { label: [40, 276], text: 'B12', strong: true },
    // Title block
    { path: 'M40 310H460V402H40Z', weight: 'steel' },
    { path: 'M40 356H460 M140 310V402 M320 310V402' },
    { label: [52, 338], text: 'Mark B12', strong: true },
    { label: [152, 338], text: 'UB 203×133×25' },
    { label: [332, 338], text: 'S355JR' },
    { label: [52, 384], text: '1 off' },
    { label: [152, 384], text: '81 kg' },
    { label: [332, 384], text: 'Blast, prime' },
    // Balloons
    { balloon: [84, 232], text: '1', leaderTo: [62, 262] },
    { balloon: [300, 110], text: '2', leaderTo: [255, 90] },
    { balloon: [396, 186], text: '3', leaderTo: [430, 169] },
    { balloon: [284, 222], text: '4', leaderTo: [256, 206] },
    { balloon: [482, 333], text: '5', leaderTo: [460, 333] },
  ],
}
