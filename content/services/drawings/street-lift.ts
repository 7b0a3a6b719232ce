import type { Drawing } from '../../drawing.ts'

/** 20 units to the metre: a street 7.5 m from kerb to kerb, a lorry-mounted crane with outriggers 6.6 m apart. */
export const streetLift: Drawing = {
  width: 500,
  height: 424,
  title:
    'Plan of a terraced street: a lorry-mounted crane at the kerb lifts steel into a gap between houses; its outriggers take the footway and most of the road, three parking bays are suspended and people are led to the far footway',
  marks: [
    // Neighbours, plot and hoarding
    { path: 'M8 16H146V140H8ZM298 16H492V140H298Z', fill: 'ground' },
    { path: 'M146 16V140M298 16V140', weight: 'steel' },
    { path: 'M146 140H298', weight: 'steel', dashed: true },
    { label: [77, 82], text: 'No. 10', anchor: 'middle' },
    { label: [395, 82], text: 'No. 14', anchor: 'middle' },
    // Frame to be built: four columns and the beams between them
    { path: 'M162 36H282V124H162Z', dashed: true },
    {
      path: 'M157 31H167V41H157ZM277 31H287V41H277ZM157 119H167V129H157ZM277 119H287V129H277Z',
      weight: 'steel',
      fill: 'steel',
    },
    // Kerbs, parking bays, far building line
    { path: 'M8 180H492M8 330H492', weight: 'steel' },
    {
      path: 'M8 220H45M345 220H492M45 180V220M345 180V220M445 180V220M8 290H492M45 290V330M145 290V330M245 290V330M345 290V330M445 290V330',
    },
    { path: 'M8 370H492' },
    // Lorry: body, cab, crane behind the cab
    { path: 'M85 184H275V234H85Z', weight: 'steel', fill: 'steel' },
    { path: 'M234 184V234M92 192H206M92 201H206M92 209H206M92 217H206M92 226H206' },
    // Outriggers at full spread, on mats
    { path: 'M222 143V275', weight: 'steel' },
    { path: 'M214 143H230V153H214ZM214 268H230V278H214Z', weight: 'accent', fill: 'accent' },
    { circle: [222, 209], radius: 9, weight: 'steel', fill: 'accent' },
    // Reach to the furthest column
    { path: 'M222 209L282 36' },
    { path: 'M152 32.8A190 190 0 0 1 292 32.8', dashed: true },
    { label: [250, 106], text: '9.5 m', anchor: 'end' },
    // Barriers, and the way people walk
    { path: 'M45 222V288M372 222V288', weight: 'accent' },
    { path: 'M14 158H28V350H472V158H486', weight: 'accent', dashed: true },
    { path: 'M240 345L250 350L240 355', weight: 'accent' },
    // Dimensions
    { path: 'M236 143H340M236 278H340M345 334V404M45 334V404' },
    {
      dimension: [
        [334, 143],
        [334, 278],
      ],
      text: '6.6 m',
    },
    {
      dimension: [
        [434, 180],
        [434, 330],
      ],
      text: '7.5 m',
    },
    {
      dimension: [
        [45, 398],
        [345, 398],
      ],
      text: 'Bays 15 m',
    },
    // Balloons
    { balloon: [178, 160], text: '1', leaderTo: [214, 150] },
    { balloon: [178, 260], text: '2', leaderTo: [214, 272] },
    { balloon: [66, 200], text: '3' },
    { balloon: [126, 350], text: '4' },
    { balloon: [200, 66], text: '5', leaderTo: [266, 82] },
  ],
}
