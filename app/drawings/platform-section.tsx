import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'

/** 60 units to the metre: a 4 m bay with the deck 3.1 m above the slab. */
export function PlatformSection() {
  const { title, load, clearHeight, columnGrid } = drawingWords['platform-section']
  return (
    <Sheet width={460} height={436} title={title}>
      {/* Existing slab */}
      <Line d="M10 372H450V392H10Z" fill="concrete" />
      <Steel d="M10 372H450" />
      {/* A pallet behind the gate */}
      <Line d="M216 132H292V178H216ZM216 180H292V186H216Z" fill="ground" />
      {/* Guard rail: posts, top rail, knee rail, toe board, and the gate in its gap */}
      <Steel d="M84 186V120H200V186M142 120V186M308 186V120H396V186M352 120V186" />
      <Line d="M84 153H200M308 153H396M206 186V120H302V186M206 153H302M210 186V124H298V186" />
      <Line d="M84 180H200V186H84ZM308 180H396V186H308Z" fill="steel" />
      {/* Deck, joists, primary beam */}
      <Steel d="M84 186H396V189H84Z" fill="concrete" />
      <Steel d="M95 189H90V201H95M131 189H126V201H131M167 189H162V201H167M203 189H198V201H203M239 189H234V201H239M275 189H270V201H275M311 189H306V201H311M347 189H342V201H347M383 189H378V201H383" />
      <Steel d="M84 201H396V219H84Z" fill="steel" />
      <Line d="M84 203.5H396M84 216.5H396" />
      {/* Columns, knee braces, base plates, anchors */}
      <Steel d="M115 219H125V370H115ZM355 219H365V370H355Z" fill="steel" />
      <Line d="M125 258L164 219H170L125 264ZM355 258L316 219H310L355 264Z" fill="steel" />
      <Steel d="M108 368H132V372H108ZM348 368H372V372H348Z" fill="steel" />
      <Steel d="M112 364V384M128 364V384M352 364V384M368 364V384" />
      {/* Load */}
      <Label at={[240, 42]} text={load} anchor="middle" />
      <Accent d="M96 56H384" />
      <Accent d="M96 56V96M92 88L96 96L100 88M144 56V96M140 88L144 96L148 88M192 56V96M188 88L192 96L196 88M240 56V96M236 88L240 96L244 88M288 56V96M284 88L288 96L292 88M336 56V96M332 88L336 96L340 88M384 56V96M380 88L384 96L388 88" />
      {/* A person, 1.75 m tall */}
      <Circle at={[184, 276]} r={9} fill="steel" />
      <Line d="M169 294Q184 285 199 294L202 333H196L194.5 372H187L184 339L181 372H173.5L172 333H166Z" fill="steel" />
      {/* Dimensions */}
      <Line d="M400 120H444M400 186H444M120 398V424M360 398V424" />
      <Dimension from={[440, 186]} to={[440, 120]} text="1100" />
      <Dimension from={[300, 372]} to={[300, 219]} text={clearHeight} />
      <Dimension from={[120, 418]} to={[360, 418]} text={columnGrid} />
      <Balloon at={[44, 62]} number={1} leaderTo={[94, 62]} />
      <Balloon at={[44, 138]} number={2} leaderTo={[82, 138]} />
      <Balloon at={[254, 154]} number={3} />
      <Balloon at={[44, 212]} number={4} leaderTo={[92, 192]} />
      <Balloon at={[424, 236]} number={5} leaderTo={[390, 210]} />
      <Balloon at={[68, 322]} number={6} leaderTo={[114, 362]} />
    </Sheet>
  )
}
