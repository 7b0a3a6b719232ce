import type { Drawing } from '../../drawing.ts'

/** 12 units to the metre: an 18 m portal in section, its four 6 m bays in plan below, and the 16 m strip behind the river wall. */
export const riversideFrame: Drawing = {
  width: 500,
  height: 640,
  title:
    'Section and plan of an 18 metre portal frame set back 16 metres from a tidal river wall, with the order in which its bays are put up',
  marks: [
    // Section: river, wall, ground, pads
    { path: 'M0 166H24 M4 172H20' },
    { path: 'M24 134H30V186H24Z', weight: 'steel', fill: 'concrete' },
    { path: 'M30 150H496V164H30Z', fill: 'ground' },
    { path: 'M30 150H496', weight: 'steel' },
    { path: 'M233 150H253V160H233Z M443 150H463V160H443Z', fill: 'concrete' },
    // Section: portal frame, eaves 6.2 m, 6° pitch, haunches at the eaves
    {
      path: 'M240 150V75.6L348 64.2L456 75.6V150H450.5V90L426 78L348 69.4L270 78L245.5 90V150Z',
      weight: 'steel',
      fill: 'steel',
    },
    { path: 'M240 70V44 M456 70V44' },
    {
      dimension: [
        [240, 50],
        [456, 50],
      ],
      text: '18.0 m',
    },
    { path: 'M236 75.6H172' },
    {
      dimension: [
        [178, 75.6],
        [178, 150],
      ],
      text: '6.2 m',
    },
    { label: [36, 128], text: 'River wall', anchor: 'start' },
    // Plan: wall and the 16 m line
    { path: 'M24 196H30V596H24Z', weight: 'steel', fill: 'concrete' },
    { path: 'M222 176V606', weight: 'accent', dashed: true },
    {
      dimension: [
        [30, 572],
        [222, 572],
      ],
      text: '16 m',
    },
    // Plan: pads
    {
      path: 'M232 232H248V248H232Z M448 232H464V248H448Z M232 304H248V320H232Z M448 304H464V320H448Z M232 376H248V392H232Z M448 376H464V392H448Z M232 448H248V464H232Z M448 448H464V464H448Z M232 520H248V536H232Z M448 520H464V536H448Z',
      fill: 'concrete',
    },
    // Plan: frames A and B up and braced, C to E to follow
    { path: 'M240 240H456 M240 312H456 M240 240V312 M348 240V312 M456 240V312', weight: 'steel' },
    { path: 'M240 240L348 312 M348 240L240 312 M348 240L456 312 M456 240L348 312', weight: 'accent' },
    { path: 'M240 384H456 M240 456H456 M240 528H456 M240 312V528 M456 312V528', dashed: true },
    { label: [476, 245], text: 'A', strong: true },
    { label: [476, 317], text: 'B', strong: true },
    { label: [476, 389], text: 'C', strong: true },
    { label: [476, 461], text: 'D', strong: true },
    { label: [476, 533], text: 'E', strong: true },
    {
      dimension: [
        [314, 456],
        [314, 528],
      ],
      text: '6.0 m',
    },
    // Plan: mobile crane on its outriggers, and its reach
    { path: 'M333 340H363V446H333Z', weight: 'steel', fill: 'steel' },
    { path: 'M318 352H378 M318 434H378', weight: 'steel' },
    { circle: [348, 369], radius: 9, weight: 'steel', fill: 'accent' },
    { path: 'M 246.5 234.5 A 168.4 168.4 0 0 1 449.5 234.5 M348 369L429 221.4', dashed: true },
    { label: [440, 212], text: '14 m' },
    // Plan: lorry and laydown at the road end
    { path: 'M250 560H362V590H250Z', weight: 'steel' },
    { path: 'M276 560V590' },
    { path: 'M390 556V596 M400 556V596 M410 556V596 M420 556V596 M430 556V596', weight: 'steel' },
    { path: 'M40 616H496' },
    { label: [318, 580], text: 'Lorry', anchor: 'middle' },
    { label: [348, 634], text: 'Access road', anchor: 'middle' },
    // Balloons
    { balloon: [126, 400], text: '1', leaderTo: [222, 400] },
    { balloon: [404, 420], text: '2', leaderTo: [450, 450] },
    { balloon: [288, 346], text: '3', leaderTo: [294, 276] },
    { balloon: [290, 412], text: '4', leaderTo: [333, 400] },
    { balloon: [470, 576], text: '5', leaderTo: [432, 576] },
  ],
}
