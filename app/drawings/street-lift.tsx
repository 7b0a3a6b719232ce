import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'

/** 20 units to the metre: a street 7.5 m from kerb to kerb, a lorry-mounted crane with outriggers 6.6 m apart. */
export function StreetLift() {
  const { title, leftHouse, rightHouse, bays } = drawingWords['street-lift']
  return (
    <Sheet width={500} height={424} title={title}>
      {/* Neighbours, plot and hoarding */}
      <Line d="M8 16H146V140H8ZM298 16H492V140H298Z" fill="ground" />
      <Steel d="M146 16V140M298 16V140" />
      <Steel d="M146 140H298" dashed />
      <Label at={[77, 82]} text={leftHouse} anchor="middle" />
      <Label at={[395, 82]} text={rightHouse} anchor="middle" />
      {/* Frame to be built: four columns and the beams between them */}
      <Line d="M162 36H282V124H162Z" dashed />
      <Steel d="M157 31H167V41H157ZM277 31H287V41H277ZM157 119H167V129H157ZM277 119H287V129H277Z" fill="steel" />
      {/* Kerbs, parking bays, far building line */}
      <Steel d="M8 180H492M8 330H492" />
      <Line d="M8 220H45M345 220H492M45 180V220M345 180V220M445 180V220M8 290H492M45 290V330M145 290V330M245 290V330M345 290V330M445 290V330" />
      <Line d="M8 370H492" />
      {/* Lorry: body, cab, crane behind the cab */}
      <Steel d="M85 184H275V234H85Z" fill="steel" />
      <Line d="M234 184V234M92 192H206M92 201H206M92 209H206M92 217H206M92 226H206" />
      {/* Outriggers at full spread, on mats */}
      <Steel d="M222 143V275" />
      <Accent d="M214 143H230V153H214ZM214 268H230V278H214Z" fill="accent" />
      <Circle at={[222, 209]} r={9} weight="steel" fill="accent" />
      {/* Reach to the furthest column */}
      <Line d="M222 209L282 36" />
      <Line d="M152 32.8A190 190 0 0 1 292 32.8" dashed />
      <Label at={[250, 106]} text="9.5 m" anchor="end" />
      {/* Barriers, and the way people walk */}
      <Accent d="M45 222V288M372 222V288" />
      <Accent d="M14 158H28V350H472V158H486" dashed />
      <Accent d="M240 345L250 350L240 355" />
      {/* Dimensions */}
      <Line d="M236 143H340M236 278H340M345 334V404M45 334V404" />
      <Dimension from={[334, 143]} to={[334, 278]} text="6.6 m" />
      <Dimension from={[434, 180]} to={[434, 330]} text="7.5 m" />
      <Dimension from={[45, 398]} to={[345, 398]} text={bays} />
      {/* Balloons */}
      <Balloon at={[178, 160]} number={1} leaderTo={[214, 150]} />
      <Balloon at={[178, 260]} number={2} leaderTo={[214, 272]} />
      <Balloon at={[66, 200]} number={3} />
      <Balloon at={[126, 350]} number={4} />
      <Balloon at={[200, 66]} number={5} leaderTo={[266, 82]} />
    </Sheet>
  )
}
