import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Line, Sheet, Steel } from './hand.tsx'

/** 20 units to the metre throughout, so that the three spans can be compared by eye. */
export function SpansToScale() {
  const { title, widest } = drawingWords['spans-to-scale']
  return (
    <Sheet width={460} height={388} title={title}>
      {/* A pair of doors under a lintel */}
      <Line d="M20 120V66H108V120H88V78H40V120Z" fill="ground" />
      <Steel d="M40 120V78H88V120" />
      <Accent d="M37 74H91V78H37Z" fill="accent" />
      {/* A rear extension on a goalpost frame */}
      <Steel d="M246 56H414V66H246Z" fill="concrete" />
      <Line d="M250 66H267V120H250ZM393 66H410V120H393Z" fill="ground" />
      <Accent d="M267 120V66H393V120H390V74H270V120Z" fill="accent" />
      <Line d="M270 120V74M300 120V74M330 120V74M360 120V74M390 120V74" />
      {/* A portal frame with its purlins, cladding and footings */}
      <Accent d="M20 334V210L230 188L440 210V334H430V240L390 214.6L230 197L70 214.6L30 240V334Z" fill="accent" />
      <Line d="M30 219L70 214.6M430 219L390 214.6" />
      <Line d="M24.5 209.4V205.4H27.5V209.4M432.5 209.4V205.4H435.5V209.4M58.5 205.8V201.8H61.5V205.8M398.5 205.8V201.8H401.5V205.8M92.5 202.2V198.2H95.5V202.2M364.5 202.2V198.2H367.5V202.2M126.5 198.7V194.7H129.5V198.7M330.5 198.7V194.7H333.5V198.7M160.5 195.1V191.1H163.5V195.1M296.5 195.1V191.1H299.5V195.1M194.5 191.6V187.6H197.5V191.6M262.5 191.6V187.6H265.5V191.6M222.5 188.6V184.6H225.5V188.6M234.5 188.6V184.6H237.5V188.6" />
      <Line d="M13 334V206L230 183L447 206V334" />
      <Steel d="M16 334H34V337H16ZM426 334H444V337H426Z" fill="steel" />
      <Line d="M10 340V356H40V340M420 340V356H450V340" dashed />
      {/* Ground */}
      <Steel d="M8 120H452M8 340H452" />
      {/* Two people, 1.75 m tall */}
      <Circle at={[160, 88]} r={3} fill="steel" />
      <Line d="M155 94Q160 91 165 94L166 107H164L163.5 120H161L160 109L159 120H156.5L156 107H154Z" fill="steel" />
      <Circle at={[150, 308]} r={3} fill="steel" />
      <Line d="M145 314Q150 311 155 314L156 327H154L153.5 340H151L150 329L149 340H146.5L146 327H144Z" fill="steel" />
      {/* Spans */}
      <Line d="M40 124V146M88 124V146M270 124V146M390 124V146M30 344V376M430 344V376" />
      <Dimension from={[40, 141]} to={[88, 141]} text="2.4 m" />
      <Dimension from={[270, 141]} to={[390, 141]} text="6.0 m" />
      <Dimension from={[30, 371]} to={[430, 371]} text={widest} />
      <Balloon at={[64, 36]} number={1} leaderTo={[64, 74]} />
      <Balloon at={[330, 24]} number={2} leaderTo={[330, 68]} />
      <Balloon at={[284, 238]} number={3} leaderTo={[270, 204]} />
      <Balloon at={[92, 262]} number={4} leaderTo={[48, 224]} />
      <Balloon at={[384, 300]} number={5} leaderTo={[426, 334]} />
    </Sheet>
  )
}
