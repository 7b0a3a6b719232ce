import type { Drawing } from '../../drawing.ts'

/** Seen from behind the lorry, 22 units to the metre. The beam is UB 457×191×67, 6.4 m long: 429 kg, with 15 kg of plates and 26 kg of slings. */
export const liftPlan: Drawing = {
  width: 510,
  height: 366,
  title:
    'Lift plan in elevation: a lorry-mounted crane on spread outriggers lowers a beam on two chain legs on to two columns 12 metres away, over a boundary wall',
  marks: [
    // Ground, and pads under the columns
    { path: 'M10 282H500V294H10Z', fill: 'ground' },
    { path: 'M10 282H500', weight: 'steel' },
    { path: 'M66 282H91V294H66Z M201 282H226V294H201Z', fill: 'concrete' },
    // Columns with cap and base plates
    { path: 'M76.3 163H80.7V280H76.3Z M211.3 163H215.7V280H211.3Z', weight: 'steel', fill: 'steel' },
    { path: 'M73 162H84 M208 162H219 M72 281H85 M207 281H220', weight: 'steel' },
    // Boundary wall, 2 m
    { path: 'M266 238H271V282H266Z', weight: 'steel', fill: 'concrete' },
    // The load on its slings
    { path: 'M75.6 141.6H216.4V151.6H75.6Z', weight: 'accent', fill: 'accent' },
    { path: 'M146 50V73', weight: 'steel' },
    { circle: [146, 73], radius: 3, weight: 'steel' },
    { path: 'M106.4 141.6L146 73L185.6 141.6', weight: 'steel' },
    { path: 'M146 156V322', dashed: true },
    { path: 'M216.4 151.6L244 276' },
    // Lorry from behind: cab, deck, wheels
    { path: 'M384 254V220L390 216H430L436 220V254' },
    { path: 'M382.5 252H437.5V257H382.5Z M383 260H395V282H383Z M425 260H437V282H425Z', weight: 'steel', fill: 'steel' },
    // Outriggers on mats
    { path: 'M337.4 261H482.6 M337.4 256V278 M482.6 256V278', weight: 'steel' },
    { path: 'M330 278H345V282H330Z M475 278H490V282H475Z', fill: 'steel' },
    // Crane: column, inner boom, outer boom with three extensions, rams
    { path: 'M403 252V206H417V252Z', weight: 'steel', fill: 'steel' },
    { path: 'M404 234L394.2 164.4 M381 148L344.9 128.9' },
    {
      path: 'M416.2 210L388 130.5L377.6 134.1L405.8 213.7Z M193.6 65L146.8 47.9L145.2 52.1L192.1 69.2Z M244.7 82.5L194 64L191.7 70.1L242.5 88.6Z M295.8 100.1L245 81.6L242.1 89.6L292.9 108.1Z M392 133.9L296.2 98.9L292.4 109.3L388.3 144.2Z',
      weight: 'steel',
      fill: 'steel',
    },
    { path: 'M410 200V322', dashed: true },
    // Dimensions
    { path: 'M140 73H48' },
    {
      dimension: [
        [54, 73],
        [54, 282],
      ],
      text: '9.5 m',
    },
    {
      dimension: [
        [146, 318],
        [410, 318],
      ],
      text: 'Radius 12.0 m',
    },
    { path: 'M337.4 286V356 M482.6 286V356' },
    {
      dimension: [
        [337.4, 352],
        [482.6, 352],
      ],
      text: 'Spread 6.6 m',
    },
    // What the crane may lift here, and what it does lift
    { label: [300, 42], text: 'Rated 2,400 kg at 12 m' },
    { path: 'M314 48L264 84' },
    { label: [116, 34], text: 'Load 470 kg', anchor: 'end', leaderTo: [142, 70] },
    // Balloons
    { balloon: [462, 178], text: '1', leaderTo: [412, 204] },
    { balloon: [248, 182], text: '2', leaderTo: [206, 148] },
    { balloon: [208, 108], text: '3', leaderTo: [170, 114] },
    { balloon: [474, 226], text: '4', leaderTo: [482, 256] },
    { balloon: [306, 212], text: '5', leaderTo: [271, 242] },
  ],
}
