import type { Drawing } from '../../drawing.ts'

/** Above, 66 units to the metre; below, half a unit to the millimetre. */
export const siteSplice: Drawing = {
  width: 490,
  height: 400,
  title:
    'A 6 metre beam in two pieces, 4.5 and 1.5 metres, bolted together on site, with the splice plates drawn larger below',
  marks: [
    // The whole beam on its padstones
    { path: 'M16 80.6H58V132' },
    { path: 'M42 80.6H58V94.6H42Z', weight: 'steel', fill: 'concrete' },
    { path: 'M464 80.6H422V132' },
    { path: 'M422 80.6H438V94.6H422Z', weight: 'steel', fill: 'concrete' },
    { path: 'M42 64H338.6V80.6H42Z M339.4 64H438V80.6H339.4Z', weight: 'steel', fill: 'steel' },
    { path: 'M324 61.5H354V83.1H324Z', weight: 'accent' },
    { path: 'M42 60V34 M339 56V34 M438 60V34' },
    {
      dimension: [
        [42, 40],
        [339, 40],
      ],
      text: '4.5 m · 140 kg',
    },
    {
      dimension: [
        [339, 40],
        [438, 40],
      ],
      text: '1.5 m · 47 kg',
    },
    { circle: [339, 72.3], radius: 27, dashed: true },
    { path: 'M327 96.5L252 150', dashed: true },
    { label: [246, 160], text: 'The splice, larger', anchor: 'end', strong: true },
    // Beam ends, 10 mm apart
    { path: 'M60 210H237.5V227.9 M237.5 317.9V335.7H60 M420 210H242.5V227.9 M242.5 317.9V335.7H420', weight: 'steel' },
    { path: 'M237.5 227.9V317.9 M242.5 227.9V317.9', dashed: true },
    {
      path: 'M60 214.3H237.5 M60 331.4H237.5 M420 214.3H242.5 M420 331.4H242.5 M60 202V264L52 268L68 278L60 282V344 M420 202V264L412 268L428 278L420 282V344',
    },
    // Flange plates
    { path: 'M127.5 205H352.5V210H127.5Z M127.5 335.7H352.5V340.7H127.5Z', weight: 'accent', fill: 'accent' },
    // Flange bolts: heads outside, nuts inside
    {
      path: 'M140 198.7H155V205H140Z M140 214.3H155V222.3H140Z M175 198.7H190V205H175Z M175 214.3H190V222.3H175Z M210 198.7H225V205H210Z M210 214.3H225V222.3H210Z M255 198.7H270V205H255Z M255 214.3H270V222.3H255Z M290 198.7H305V205H290Z M290 214.3H305V222.3H290Z M325 198.7H340V205H325Z M325 214.3H340V222.3H325Z',
      fill: 'steel',
    },
    {
      path: 'M140 340.7H155V347H140Z M140 323.4H155V331.4H140Z M175 340.7H190V347H175Z M175 323.4H190V331.4H175Z M210 340.7H225V347H210Z M210 323.4H225V331.4H210Z M255 340.7H270V347H255Z M255 323.4H270V331.4H255Z M290 340.7H305V347H290Z M290 323.4H305V331.4H290Z M325 340.7H340V347H325Z M325 323.4H340V331.4H325Z',
      fill: 'steel',
    },
    // Web plate and its four bolts
    { path: 'M197.5 227.9H282.5V317.9H197.5Z', weight: 'accent' },
    {
      path: 'M208.8 247.9L213.2 240.4H221.8L226.2 247.9L221.8 255.4H213.2Z M208.8 297.9L213.2 290.4H221.8L226.2 297.9L221.8 305.4H213.2Z M253.8 247.9L258.2 240.4H266.8L271.2 247.9L266.8 255.4H258.2Z M253.8 297.9L258.2 290.4H266.8L271.2 297.9L266.8 305.4H258.2Z',
      weight: 'steel',
      fill: 'steel',
    },
    // Depth
    { path: 'M426 210H480 M426 335.7H480' },
    {
      dimension: [
        [474, 210],
        [474, 335.7],
      ],
      text: '251',
    },
    { label: [78, 316], text: 'UB 254×146×31' },
    // Balloons
    { balloon: [376, 178], text: '1', leaderTo: [346, 206] },
    { balloon: [330, 256], text: '2', leaderTo: [282.5, 268] },
    { balloon: [132, 262], text: '3', leaderTo: [209, 250] },
    { balloon: [300, 378], text: '4', leaderTo: [240.5, 326] },
  ],
}
