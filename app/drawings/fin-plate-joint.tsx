import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'

/** 0.75 units to the millimetre; sizes follow the standard fin-plate detail for this pair of sections. */
export function FinPlateJoint() {
  const { title, column, beam, plan } = drawingWords['fin-plate-joint']
  return (
    <Sheet width={500} height={590} title={title}>
      {/* Elevation: column */}
      <Steel d="M64 44V392M216.4 44V392" />
      <Line d="M72.3 44V392M208.1 44V392M56 44H130L136 36L144 52L150 44H224M56 392H130L136 384L144 400L150 392H224" />
      {/* Elevation: beam, its end hidden behind the plate */}
      <Steel d="M424 110H223.9V147.5M223.9 312.5V337.6H424" />
      <Line d="M223.9 147.5V312.5" dashed />
      <Line d="M223.9 117.7H424M223.9 329.9H424M424 102V216L416 221L432 229L424 234V346" />
      {/* Elevation: fin plate, its weld and three bolts */}
      <Accent d="M216.4 147.5H291.4V312.5H216.4Z" />
      <Line d="M216.4 147.5H222.4V312.5H216.4Z" fill="accent" />
      <Line d="M253.9 160V300" />
      <Steel
        d="M240.9 177.5L247.4 166.2H260.4L266.9 177.5L260.4 188.8H247.4ZM240.9 230L247.4 218.7H260.4L266.9 230L260.4 241.3H247.4ZM240.9 282.5L247.4 271.2H260.4L266.9 282.5L260.4 293.8H247.4Z"
        fill="steel"
      />
      {/* Dimensions, with their extension lines */}
      <Line d="M253.9 78V160M291.4 78V144" />
      <Dimension from={[216.4, 84]} to={[253.9, 84]} text="50" />
      <Dimension from={[253.9, 84]} to={[291.4, 84]} text="50" />
      <Line d="M295 147.5H396M270 177.5H396M270 230H396M270 282.5H396M295 312.5H396" />
      <Dimension from={[390, 147.5]} to={[390, 177.5]} text="40" />
      <Dimension from={[390, 177.5]} to={[390, 230]} text="70" />
      <Dimension from={[390, 230]} to={[390, 282.5]} text="70" />
      <Dimension from={[390, 282.5]} to={[390, 312.5]} text="40" />
      <Line d="M430 110H488M430 337.6H488" />
      <Dimension from={[482, 110]} to={[482, 337.6]} text="303" />
      <Label at={[140, 84]} text={column} anchor="middle" />
      <Label at={[424, 97]} text={beam} anchor="end" />
      {/* Plan at bolt level: column, beam, plate, bolt */}
      <Steel d="M64 416H72.3V489.6H208.1V416H216.4V568.7H208.1V495H72.3V568.7H64Z" fill="steel" />
      <Line d="M424 430.5H223.9V554.2H424" />
      <Steel d="M424 490.1H223.9V494.6H424Z" fill="steel" />
      <Line d="M424 422V476L416 481L432 500L424 505V562" />
      <Accent d="M216.4 494.6H291.4V502.1H216.4Z" fill="accent" />
      <Accent d="M217.4 488.6L222.4 493.4H217.4ZM217.4 508.1L222.4 503.3H217.4Z" fill="accent" />
      <Steel d="M242.6 502.1H265.2V511.5H242.6ZM242.6 490.1H265.2V478.1H242.6Z" fill="steel" />
      <Steel d="M246.4 478.1V473H261.4V478.1" />
      <Line d="M44 492.3H452" dashed />
      <Label at={[418, 580]} text={plan} anchor="end" />
      {/* Balloons */}
      <Balloon at={[326, 162.5]} number={1} leaderTo={[291.4, 162.5]} />
      <Balloon at={[140, 262]} number={2} leaderTo={[218, 250]} />
      <Balloon at={[326, 256]} number={3} leaderTo={[264, 277]} />
      <Balloon at={[262, 372]} number={4} leaderTo={[220.2, 326]} />
      <Balloon at={[336, 528]} number={5} leaderTo={[288, 500]} />
    </Sheet>
  )
}
