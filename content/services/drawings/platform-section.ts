import type { Drawing } from '../../drawing.ts'

/** 60 units to the metre: a 4 m bay with the deck 3.1 m above the slab. */
export const platformSection: Drawing = {
  width: 460,
  height: 436,
  title:
    'Section through one bay of a steel mezzanine: columns bolted to the existing slab, primary beams, joists and deck, with a 1100 guard rail and a gate at the edge',
  marks: [
    // Existing slab
    { path: 'M10 372H450V392H10Z', fill: 'concrete' },
    { path: 'M10 372H450', weight: 'steel' },
    // A pallet behind the gate
    { path: 'M216 132H292V178H216ZM216 180H292V186H216Z', fill: 'ground' },
    // Guard rail: posts, top rail, knee rail, toe board, and the gate in its gap
    { path: 'M84 186V120H200V186M142 120V186M308 186V120H396V186M352 120V186', weight: 'steel' },
    { path: 'M84 153H200M308 153H396M206 186V120H302V186M206 153H302M210 186V124H298V186' },
    { path: 'M84 180H200V186H84ZM308 180H396V186H308Z', fill: 'steel' },
    // Deck, joists, primary beam
    { path: 'M84 186H396V189H84Z', weight: 'steel', fill: 'concrete' },
    {
      path: 'M95 189H90V201H95M131 189H126V201H131M167 189H162V201H167M203 189H198V201H203M239 189H234V201H239M275 189H270V201H275M311 189H306V201H311M347 189H342V201H347M383 189H378V201H383',
      weight: 'steel',
    },
    { path: 'M84 201H396V219H84Z', weight: 'steel', fill: 'steel' },
    { path: 'M84 203.5H396M84 216.5H396' },
    // Columns, knee braces, base plates, anchors
    { path: 'M115 219H125V370H115ZM355 219H365V370H355Z', weight: 'steel', fill: 'steel' },
    { path: 'M125 258L164 219H170L125 264ZM355 258L316 219H310L355 264Z', fill: 'steel' },
    { path: 'M108 368H132V372H108ZM348 368H372V372H348Z', weight: 'steel', fill: 'steel' },
    { path: 'M112 364V384M128 364V384M352 364V384M368 364V384', weight: 'steel' },
    // Load
    { label: [240, 42], text: 'up to 1000 kg/m²', anchor: 'middle', strong: true },
    { path: 'M96 56H384', weight: 'accent' },
    {
      path: 'M96 56V96M92 88L96 96L100 88M144 56V96M140 88L144 96L148 88M192 56V96M188 88L192 96L196 88M240 56V96M236 88L240 96L244 88M288 56V96M284 88L288 96L292 88M336 56V96M332 88L336 96L340 88M384 56V96M380 88L384 96L388 88',
      weight: 'accent',
    },
    // A person, 1.75 m tall
    { circle: [184, 276], radius: 9, fill: 'steel' },
    { path: 'M169 294Q184 285 199 294L202 333H196L194.5 372H187L184 339L181 372H173.5L172 333H166Z', fill: 'steel' },
    // Dimensions
    { path: 'M400 120H444M400 186H444M120 398V424M360 398V424' },
    {
      dimension: [
        [440, 186],
        [440, 120],
      ],
      text: '1100',
    },
    {
      dimension: [
        [300, 372],
        [300, 219],
      ],
      text: 'Clear height',
    },
    {
      dimension: [
        [120, 418],
        [360, 418],
      ],
      text: 'Column grid',
    },
    { balloon: [44, 62], text: '1', leaderTo: [94, 62] },
    { balloon: [44, 138], text: '2', leaderTo: [82, 138] },
    { balloon: [254, 154], text: '3' },
    { balloon: [44, 212], text: '4', leaderTo: [92, 192] },
    { balloon: [424, 236], text: '5', leaderTo: [390, 210] },
    { balloon: [68, 322], text: '6', leaderTo: [114, 362] },
  ],
}
