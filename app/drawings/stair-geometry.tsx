import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'

/** One unit to 5 mm: five risers of 190 with goings of 250, so the pitch is 37°. The near stringer is left out. */
export function StairGeometry() {
  const { title, headroom, handrail, rise, going, rule } = drawingWords['stair-geometry']
  return (
    <Sheet width={466} height={500} title={title}>
      {/* Floor, and the soffit over the first step */}
      <Line d="M10 470H456V488H10Z" fill="concrete" />
      <Steel d="M10 470H456" />
      <Steel d="M10 12H116V32H10Z" fill="concrete" />
      {/* Stringer and landing */}
      <Steel d="M106 470V445.6L320 283V346L156.8 470Z" fill="steel" />
      <Steel d="M320 288H446V338H320Z" fill="steel" />
      <Line d="M320 292H446M320 334H446" />
      {/* Balusters at 100 centres, handrail */}
      <Line d="M106 257.6V445.6M136 234.8V422.8M156 219.6V407.6M176 204.4V392.4M196 189.2V377.2M216 174V362M236 158.8V346.8M256 143.6V331.6M276 128.4V316.4M296 113.2V301.2M316 98V286M336 98V280M356 98V280M376 98V280M396 98V280M416 98V280M436 98V280" />
      <Steel d="M76 272.4L316 90H446V98H318.7L76 282.4Z" fill="steel" />
      {/* Treads, each overlapping the one below */}
      <Steel
        d="M116 432H170V440H116ZM166 394H220V402H166ZM216 356H270V364H216ZM266 318H320V326H266ZM316 280H446V288H316Z"
        fill="concrete"
      />
      {/* Pitch line and its angle */}
      <Accent d="M66 470L346 257.2" dashed />
      <Line d="M100 470A34 34 0 0 0 93.1 449.4" />
      <Label at={[58, 463]} text="37°" anchor="end" />
      {/* A 100 mm sphere between two balusters */}
      <Circle at={[386, 196]} r={10} weight="accent" fill="accent" />
      {/* Dimensions with their extension lines */}
      <Dimension from={[116, 432]} to={[116, 32]} text={headroom} />
      <Dimension from={[84, 456.3]} to={[84, 266.3]} text={handrail} />
      <Line d="M222 394H386M272 356H386M216 366V440M266 328V440" />
      <Dimension from={[380, 394]} to={[380, 356]} text={rise} />
      <Dimension from={[216, 434]} to={[266, 434]} text="250" />
      <Label at={[241, 452]} text={going} anchor="middle" />
      <Label at={[310, 440]} text={rule} />
      <Balloon at={[428, 375]} number={1} leaderTo={[383, 375]} />
      <Balloon at={[386, 228]} number={2} leaderTo={[346, 256]} />
      <Balloon at={[196, 116]} number={3} leaderTo={[228, 154]} />
      <Balloon at={[420, 56]} number={4} leaderTo={[390, 186]} />
      <Balloon at={[152, 60]} number={5} leaderTo={[118, 60]} />
      <Balloon at={[34, 410]} number={6} leaderTo={[150, 417]} />
    </Sheet>
  )
}
