import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'

/** Seen from behind the lorry, 22 units to the metre. The beam is UB 457×191×67, 6.4 m long: 429 kg, with 15 kg of plates and 26 kg of slings. */
export function LiftPlan() {
  const { title, radius, spread, rated, load } = drawingWords['lift-plan']
  return (
    <Sheet width={510} height={366} title={title}>
      {/* Ground, and pads under the columns */}
      <Line d="M10 282H500V294H10Z" fill="ground" />
      <Steel d="M10 282H500" />
      <Line d="M66 282H91V294H66ZM201 282H226V294H201Z" fill="concrete" />
      {/* Columns with cap and base plates */}
      <Steel d="M76.3 163H80.7V280H76.3ZM211.3 163H215.7V280H211.3Z" fill="steel" />
      <Steel d="M73 162H84M208 162H219M72 281H85M207 281H220" />
      {/* Boundary wall, 2 m */}
      <Steel d="M266 238H271V282H266Z" fill="concrete" />
      {/* The load on its slings */}
      <Accent d="M75.6 141.6H216.4V151.6H75.6Z" fill="accent" />
      <Steel d="M146 50V73" />
      <Circle at={[146, 73]} r={3} weight="steel" />
      <Steel d="M106.4 141.6L146 73L185.6 141.6" />
      <Line d="M146 156V322" dashed />
      <Line d="M216.4 151.6L244 276" />
      {/* Lorry from behind: cab, deck, wheels */}
      <Line d="M384 254V220L390 216H430L436 220V254" />
      <Steel d="M382.5 252H437.5V257H382.5ZM383 260H395V282H383ZM425 260H437V282H425Z" fill="steel" />
      {/* Outriggers on mats */}
      <Steel d="M337.4 261H482.6M337.4 256V278M482.6 256V278" />
      <Line d="M330 278H345V282H330ZM475 278H490V282H475Z" fill="steel" />
      {/* Crane: column, inner boom, outer boom with three extensions, rams */}
      <Steel d="M403 252V206H417V252Z" fill="steel" />
      <Line d="M404 234L394.2 164.4M381 148L344.9 128.9" />
      <Steel
        d="M416.2 210L388 130.5L377.6 134.1L405.8 213.7ZM193.6 65L146.8 47.9L145.2 52.1L192.1 69.2ZM244.7 82.5L194 64L191.7 70.1L242.5 88.6ZM295.8 100.1L245 81.6L242.1 89.6L292.9 108.1ZM392 133.9L296.2 98.9L292.4 109.3L388.3 144.2Z"
        fill="steel"
      />
      <Line d="M410 200V322" dashed />
      {/* Dimensions */}
      <Line d="M140 73H48" />
      <Dimension from={[54, 73]} to={[54, 282]} text="9.5 m" />
      <Dimension from={[146, 318]} to={[410, 318]} text={radius} />
      <Line d="M337.4 286V356M482.6 286V356" />
      <Dimension from={[337.4, 352]} to={[482.6, 352]} text={spread} />
      {/* What the crane may lift here, and what it does lift */}
      <Label at={[300, 42]} text={rated} />
      <Line d="M314 48L264 84" />
      <Label at={[116, 34]} text={load} anchor="end" leaderTo={[142, 70]} />
      {/* Balloons */}
      <Balloon at={[462, 178]} number={1} leaderTo={[412, 204]} />
      <Balloon at={[248, 182]} number={2} leaderTo={[206, 148]} />
      <Balloon at={[208, 108]} number={3} leaderTo={[170, 114]} />
      <Balloon at={[474, 226]} number={4} leaderTo={[482, 256]} />
      <Balloon at={[306, 212]} number={5} leaderTo={[271, 242]} />
    </Sheet>
  )
}
