import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'

/** Nine units to the millimetre: a 10 mm plate on a 15 mm plate with equal 8 mm fillets. */
export function FilletWeld() {
  const { title, symbol } = drawingWords['fillet-weld']
  return (
    <Sheet width={480} height={440} title={title}>
      {/* The two plates */}
      <Steel d="M40 290H430V425H40ZM155 84V290H245V84" fill="steel" />
      <Line d="M147 84H190L195 76L205 92L210 84H253" />
      {/* The welds */}
      <Accent d="M245 290H317L245 218ZM155 290H83L155 218Z" fill="accent" />
      {/* Throat, from the root square to the face */}
      <Steel d="M245 290L281 254" dashed />
      {/* Dimensions */}
      <Dimension from={[155, 56]} to={[245, 56]} text="10" />
      <Line d="M155 72V50M245 72V50M150 218H44M79 290H44" />
      <Dimension from={[52, 218]} to={[52, 290]} text="z = 8" />
      <Line d="M83 286V188M155 218V188" />
      <Dimension from={[83, 196]} to={[155, 196]} text="z = 8" />
      {/* The drawing symbol: arrow, reference line, a triangle each side */}
      <Line d="M270 238L330 130H452" />
      <Line d="M270 238L270.6 227.4L276.8 230.9Z" fill="steel" />
      <Steel d="M394 130V106L418 130ZM394 130V154L418 130Z" />
      <Label at={[388, 122]} text="z8" anchor="end" />
      <Label at={[388, 150]} text="z8" anchor="end" />
      <Label at={[391, 84]} text={symbol} anchor="middle" />
      <Label at={[371, 211]} text="a = 5.6" />
      {/* Balloons */}
      <Balloon at={[226, 346]} number={1} leaderTo={[244, 292]} />
      <Balloon at={[352, 346]} number={2} leaderTo={[318, 292]} />
      <Balloon at={[352, 206]} number={3} leaderTo={[283, 253]} />
      <Balloon at={[440, 176]} number={4} leaderTo={[420, 137]} />
    </Sheet>
  )
}
