import type { Drawing } from '../../drawing.ts'

/** One unit to 5 mm: five risers of 190 with goings of 250, so the pitch is 37°. The near stringer is left out. */
export const stairGeometry: Drawing = {
  width: 466,
  height: 500,
  title:
    'Side view of a private steel stair with open risers: rise 190, going 250, pitch 37 degrees, handrail 900 to 1000 above the pitch line, at least 2000 of headroom',
  marks: [
    // Floor, and the soffit over the first step
    { path: 'M10 470H456V488H10Z', fill: 'concrete' },
    { path: 'M10 470H456', weight: 'steel' },
    { path: 'M10 12H116V32H10Z', weight: 'steel', fill: 'concrete' },
    // Stringer and landing
    { path: 'M106 470V445.6L320 283V346L156.8 470Z', weight: 'steel', fill: 'steel' },
    { path: 'M320 288H446V338H320Z', weight: 'steel', fill: 'steel' },
    { path: 'M320 292H446M320 334H446' },
    // Balusters at 100 centres, handrail
    {
      path: 'M106 257.6V445.6M136 234.8V422.8M156 219.6V407.6M176 204.4V392.4M196 189.2V377.2M216 174V362M236 158.8V346.8M256 143.6V331.6M276 128.4V316.4M296 113.2V301.2M316 98V286M336 98V280M356 98V280M376 98V280M396 98V280M416 98V280M436 98V280',
    },
    { path: 'M76 272.4L316 90H446V98H318.7L76 282.4Z', weight: 'steel', fill: 'steel' },
    // Treads, each overlapping the one below
    {
      path: 'M116 432H170V440H116ZM166 394H220V402H166ZM216 356H270V364H216ZM266 318H320V326H266ZM316 280H446V288H316Z',
      weight: 'steel',
      fill: 'concrete',
    },
    // Pitch line and its angle
    { path: 'M66 470L346 257.2', weight: 'accent', dashed: true },
    { path: 'M100 470A34 34 0 0 0 93.1 449.4' },
    { label: [58, 463], text: '37°', anchor: 'end' },
    // A 100 mm sphere between two balusters
    { circle: [386, 196], radius: 10, weight: 'accent', fill: 'accent' },
    // Dimensions with their extension lines
    {
      dimension: [
        [116, 432],
        [116, 32],
      ],
      text: '2000 min.',
    },
    {
      dimension: [
        [84, 456.3],
        [84, 266.3],
      ],
      text: '900–1000',
    },
    { path: 'M222 394H386M272 356H386M216 366V440M266 328V440' },
    {
      dimension: [
        [380, 394],
        [380, 356],
      ],
      text: 'Rise 190',
    },
    {
      dimension: [
        [216, 434],
        [266, 434],
      ],
      text: '250',
    },
    { label: [241, 452], text: 'Going', anchor: 'middle' },
    { label: [310, 440], text: '2R + G = 630', strong: true },
    { balloon: [428, 375], text: '1', leaderTo: [383, 375] },
    { balloon: [386, 228], text: '2', leaderTo: [346, 256] },
    { balloon: [196, 116], text: '3', leaderTo: [228, 154] },
    { balloon: [420, 56], text: '4', leaderTo: [390, 186] },
    { balloon: [152, 60], text: '5', leaderTo: [118, 60] },
    { balloon: [34, 410], text: '6', leaderTo: [150, 417] },
  ],
}
