import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'

/** 12 units to the metre: an 18 m portal in section, its four 6 m bays in plan below, and the 16 m strip behind the river wall. */
export function RiversideFrame() {
  const { title, wall, lorry, road } = drawingWords['riverside-frame']
  return (
    <Sheet width={500} height={640} title={title}>
      {/* Section: river, wall, ground, pads */}
      <Line d="M0 166H24M4 172H20" />
      <Steel d="M24 134H30V186H24Z" fill="concrete" />
      <Line d="M30 150H496V164H30Z" fill="ground" />
      <Steel d="M30 150H496" />
      <Line d="M233 150H253V160H233ZM443 150H463V160H443Z" fill="concrete" />
      {/* Section: portal frame, eaves 6.2 m, 6° pitch, haunches at the eaves */}
      <Steel d="M240 150V75.6L348 64.2L456 75.6V150H450.5V90L426 78L348 69.4L270 78L245.5 90V150Z" fill="steel" />
      <Line d="M240 70V44M456 70V44" />
      <Dimension from={[240, 50]} to={[456, 50]} text="18.0 m" />
      <Line d="M236 75.6H172" />
      <Dimension from={[178, 75.6]} to={[178, 150]} text="6.2 m" />
      <Label at={[36, 128]} text={wall} />
      {/* Plan: wall and the 16 m line */}
      <Steel d="M24 196H30V596H24Z" fill="concrete" />
      <Accent d="M222 176V606" dashed />
      <Dimension from={[30, 572]} to={[222, 572]} text="16 m" />
      {/* Plan: pads */}
      <Line
        d="M232 232H248V248H232ZM448 232H464V248H448ZM232 304H248V320H232ZM448 304H464V320H448ZM232 376H248V392H232ZM448 376H464V392H448ZM232 448H248V464H232ZM448 448H464V464H448ZM232 520H248V536H232ZM448 520H464V536H448Z"
        fill="concrete"
      />
      {/* Plan: frames A and B up and braced, C to E to follow */}
      <Steel d="M240 240H456M240 312H456M240 240V312M348 240V312M456 240V312" />
      <Accent d="M240 240L348 312M348 240L240 312M348 240L456 312M456 240L348 312" />
      <Line d="M240 384H456M240 456H456M240 528H456M240 312V528M456 312V528" dashed />
      <Label at={[476, 245]} text="A" />
      <Label at={[476, 317]} text="B" />
      <Label at={[476, 389]} text="C" />
      <Label at={[476, 461]} text="D" />
      <Label at={[476, 533]} text="E" />
      <Dimension from={[314, 456]} to={[314, 528]} text="6.0 m" />
      {/* Plan: mobile crane on its outriggers, and its reach */}
      <Steel d="M333 340H363V446H333Z" fill="steel" />
      <Steel d="M318 352H378M318 434H378" />
      <Circle at={[348, 369]} r={9} weight="steel" fill="accent" />
      <Line d="M246.5 234.5A168.4 168.4 0 0 1 449.5 234.5M348 369L429 221.4" dashed />
      <Label at={[440, 212]} text="14 m" />
      {/* Plan: lorry and laydown at the road end */}
      <Steel d="M250 560H362V590H250Z" />
      <Line d="M276 560V590" />
      <Steel d="M390 556V596M400 556V596M410 556V596M420 556V596M430 556V596" />
      <Line d="M40 616H496" />
      <Label at={[318, 580]} text={lorry} anchor="middle" />
      <Label at={[348, 634]} text={road} anchor="middle" />
      {/* Balloons */}
      <Balloon at={[126, 400]} number={1} leaderTo={[222, 400]} />
      <Balloon at={[404, 420]} number={2} leaderTo={[450, 450]} />
      <Balloon at={[288, 346]} number={3} leaderTo={[294, 276]} />
      <Balloon at={[290, 412]} number={4} leaderTo={[333, 400]} />
      <Balloon at={[470, 576]} number={5} leaderTo={[432, 576]} />
    </Sheet>
  )
}
