import type { Drawing } from '../../drawing.ts'

/** Nine units to the millimetre: a 10 mm plate on a 15 mm plate with equal 8 mm fillets. */
export const filletWeld: Drawing = {
  width: 480,
  height: 440,
  title:
    'Section through a tee joint with an 8 mm fillet weld each side, showing leg, throat, root and toe, and the drawing symbol for it',
  marks: [
    // The two plates
    { path: 'M40 290H430V425H40Z M155 84V290H245V84', weight: 'steel', fill: 'steel' },
    { path: 'M147 84H190L195 76L205 92L210 84H253' },
    // The welds
    { path: 'M245 290H317L245 218Z M155 290H83L155 218Z', weight: 'accent', fill: 'accent' },
    // Throat, from the root square to the face
    { path: 'M245 290L281 254', weight: 'steel', dashed: true },
    // Dimensions
    {
      dimension: [
        [155, 56],
        [245, 56],
      ],
      text: '10',
    },
    { path: 'M155 72V50 M245 72V50 M150 218H44 M79 290H44' },
    {
      dimension: [
        [52, 218],
        [52, 290],
      ],
      text: 'z = 8',
    },
    { path: 'M83 286V188 M155 218V188' },
    {
      dimension: [
        [83, 196],
        [155, 196],
      ],
      text: 'z = 8',
    },
    // The drawing symbol: arrow, reference line, a triangle each side
    { path: 'M270 238L330 130H452' },
    { path: 'M270 238L270.6 227.4L276.8 230.9Z', fill: 'steel' },
    { path: 'M394 130V106L418 130Z M394 130V154L418 130Z', weight: 'steel' },
    { label: [388, 122], text: 'z8', anchor: 'end' },
    { label: [388, 150], text: 'z8', anchor: 'end' },
    { label: [391, 84], text: 'On the drawing', anchor: 'middle' },
    { label: [371, 211], text: 'a = 5.6' },
    // Balloons
    { balloon: [226, 346], text: '1', leaderTo: [244, 292] },
    { balloon: [352, 346], text: '2', leaderTo: [318, 292] },
    { balloon: [352, 206], text: '3', leaderTo: [283, 253] },
    { balloon: [440, 176], text: '4', leaderTo: [420, 137] },
  ],
}
