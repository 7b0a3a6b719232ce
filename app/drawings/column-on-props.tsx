import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Dimension, Line, Sheet, Steel } from './hand.tsx'

/** One unit to about 17 mm: a 4.3 m storey. A diagram of the method, not a design for a prop. */
export function ColumnOnProps() {
  const { title, keepOut } = drawingWords['column-on-props']
  return (
    <Sheet width={460} height={392} title={title}>
      {/* Floor slab */}
      <Line d="M10 322H450V344H10Z" fill="concrete" />
      <Steel d="M10 322H450" />
      {/* Bracing, on the far faces of the props */}
      <Line d="M152 288L308 122L313 127L157 293Z" fill="steel" />
      {/* The struck column */}
      <Accent d="M223 76V196L236 264L223 314H237L250 264L237 196V76Z" fill="accent" />
      <Accent d="M210 314H250V322H210Z" fill="accent" />
      <Accent d="M236 254L250 274M236 274L250 254" />
      <Line d="M230 60V336" dashed />
      {/* The beam it held, with stiffeners over the props */}
      <Line d="M24 44H436V53L429 58L443 63L436 68V76H24V68L31 63L17 58L24 53Z" fill="steel" />
      <Steel d="M24 44H436M24 76H436" />
      <Line d="M24 48H436M24 72H436M146 48V72M154 48V72M306 48V72M314 48V72" />
      {/* Props: head plate, inner tube, collar, outer tube, foot */}
      <Steel d="M136 76H164V81H136ZM296 76H324V81H296Z" fill="steel" />
      <Steel d="M146 81H154V176H146ZM306 81H314V176H306Z" fill="steel" />
      <Steel d="M144 184H156V300H144ZM304 184H316V300H304Z" fill="steel" />
      <Steel d="M138 176H162V184H138ZM298 176H322V184H298Z" fill="steel" />
      <Steel d="M136 300H164V306H136ZM296 300H324V306H296Z" fill="steel" />
      {/* Sleepers */}
      <Steel d="M112 306H188V322H112ZM272 306H348V322H272Z" fill="ground" />
      {/* Cones at the edge of the zone */}
      <Steel d="M38 322L45 280H51L58 322ZM402 322L409 280H415L422 322Z" fill="concrete" />
      <Line d="M43 294H53M41 306H55M407 294H417M405 306H419" />
      <Dimension from={[48, 374]} to={[412, 374]} text={keepOut} />
      <Line d="M48 348V380M412 348V380" />
      <Balloon at={[258, 222]} number={1} leaderTo={[244, 254]} />
      <Balloon at={[104, 130]} number={2} leaderTo={[146, 130]} />
      <Balloon at={[356, 18]} number={3} leaderTo={[312, 58]} />
      <Balloon at={[92, 246]} number={4} leaderTo={[124, 310]} />
      <Balloon at={[190, 196]} number={5} leaderTo={[193, 246]} />
      <Balloon at={[400, 230]} number={6} leaderTo={[410, 276]} />
    </Sheet>
  )
}
