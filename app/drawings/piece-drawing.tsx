import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'

/** A beam as the workshop gets it: 0.6 units to the millimetre in depth, its length broken twice. */
export function PieceDrawing() {
  const { title, holes, piece, mark, section, grade, count, weight, finish } = drawingWords['piece-drawing']
  return (
    <Sheet width={500} height={420} title={title}>
      {/* Beam in three parts between break lines */}
      <Steel d="M160 130H40V251.9H160M190 130H314M190 251.9H314M344 130H460V251.9H344" />
      <Line d="M40 134.7H160M190 134.7H314M344 134.7H460M40 247.2H160M190 247.2H314M344 247.2H460M160 122V182L152 186L168 196L160 200V260M190 122V182L182 186L198 196L190 200V260M314 122V182L306 186L322 196L314 200V260M344 122V182L336 186L352 196L344 200V260" />
      {/* Holes: 22 mm, 40 from the end, 60 and 130 from the top */}
      <Circle at={[64, 166]} r={6.6} weight="steel" />
      <Circle at={[64, 208]} r={6.6} weight="steel" />
      <Circle at={[436, 166]} r={6.6} weight="steel" />
      <Circle at={[436, 208]} r={6.6} weight="steel" />
      <Line d="M64 108V220M436 56V220M52 166H118M52 208H118M424 166H448M424 208H448" />
      {/* Fin plate at mid-length, seen edge on, with its two holes' centre lines */}
      <Accent d="M249 146H255V236H249Z" fill="accent" />
      <Line d="M252 82V142" />
      {/* Running dimensions from the left end */}
      <Line d="M40 122V30M460 122V30" />
      <Dimension from={[40, 114]} to={[64, 114]} text="40" />
      <Dimension from={[40, 88]} to={[252, 88]} text="1,590" />
      <Dimension from={[40, 62]} to={[436, 62]} text="3,140" />
      <Dimension from={[40, 36]} to={[460, 36]} text="3,180" />
      <Dimension from={[112, 130]} to={[112, 166]} text="60" />
      <Dimension from={[112, 166]} to={[112, 208]} text="70" />
      <Label at={[460, 276]} text={holes} anchor="end" />
      <Label at={[40, 276]} text={piece} />
      {/* Title block */}
      <Steel d="M40 310H460V402H40Z" />
      <Line d="M40 356H460M140 310V402M320 310V402" />
      <Label at={[52, 338]} text={mark} />
      <Label at={[152, 338]} text={section} />
      <Label at={[332, 338]} text={grade} />
      <Label at={[52, 384]} text={count} />
      <Label at={[152, 384]} text={weight} />
      <Label at={[332, 384]} text={finish} />
      {/* Balloons */}
      <Balloon at={[84, 232]} number={1} leaderTo={[62, 262]} />
      <Balloon at={[300, 110]} number={2} leaderTo={[255, 90]} />
      <Balloon at={[396, 186]} number={3} leaderTo={[430, 169]} />
      <Balloon at={[284, 222]} number={4} leaderTo={[256, 206]} />
      <Balloon at={[482, 333]} number={5} leaderTo={[460, 333]} />
    </Sheet>
  )
}
