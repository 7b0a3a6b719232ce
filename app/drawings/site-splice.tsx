import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, type Point, Sheet, Steel } from './hand.tsx'

/** Drawn on 490 by 400, shown on a sheet that keeps its lettering legible on a phone. */
const scale = 360 / 490

function onSheet(path: string): string {
  return path.replace(/\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) * scale * 10) / 10))
}

function point(x: number, y: number): Point {
  return [x * scale, y * scale]
}

/** Above, 66 units to the metre; below, half a unit to the millimetre. */
export function SiteSplice() {
  const { title, longPiece, shortPiece, splice, section } = drawingWords['site-splice']
  return (
    <Sheet width={360} height={300} title={title} className="drawing-single mx-auto">
      {/* The whole beam on its padstones */}
      <Line d={onSheet('M16 80.6H58V132')} />
      <Steel d={onSheet('M42 80.6H58V94.6H42Z')} fill="concrete" />
      <Line d={onSheet('M464 80.6H422V132')} />
      <Steel d={onSheet('M422 80.6H438V94.6H422Z')} fill="concrete" />
      <Steel d={onSheet('M42 64H338.6V80.6H42ZM339.4 64H438V80.6H339.4Z')} fill="steel" />
      <Accent d={onSheet('M324 61.5H354V83.1H324Z')} />
      <Line d={onSheet('M42 60V34M339 56V34M438 60V34')} />
      <Dimension from={point(42, 40)} to={point(339, 40)} text={longPiece} />
      <Dimension from={point(339, 40)} to={point(438, 40)} text={shortPiece} />
      <Circle at={point(339, 72.3)} r={20} dashed />
      <Line d={onSheet('M327 96.5L252 150')} dashed />
      <Label at={point(246, 160)} text={splice} anchor="end" />
      {/* Beam ends, 10 mm apart */}
      <Steel d={onSheet('M60 210H237.5V227.9M237.5 317.9V335.7H60M420 210H242.5V227.9M242.5 317.9V335.7H420')} />
      <Line d={onSheet('M237.5 227.9V317.9M242.5 227.9V317.9')} dashed />
      <Line
        d={onSheet(
          'M60 214.3H237.5M60 331.4H237.5M420 214.3H242.5M420 331.4H242.5M60 202V264L52 268L68 278L60 282V344M420 202V264L412 268L428 278L420 282V344',
        )}
      />
      {/* Flange plates */}
      <Accent d={onSheet('M127.5 205H352.5V210H127.5ZM127.5 335.7H352.5V340.7H127.5Z')} fill="accent" />
      {/* Flange bolts: heads outside, nuts inside */}
      <Line
        d={onSheet(
          'M140 198.7H155V205H140ZM140 214.3H155V222.3H140ZM175 198.7H190V205H175ZM175 214.3H190V222.3H175ZM210 198.7H225V205H210ZM210 214.3H225V222.3H210ZM255 198.7H270V205H255ZM255 214.3H270V222.3H255ZM290 198.7H305V205H290ZM290 214.3H305V222.3H290ZM325 198.7H340V205H325ZM325 214.3H340V222.3H325Z',
        )}
        fill="steel"
      />
      <Line
        d={onSheet(
          'M140 340.7H155V347H140ZM140 323.4H155V331.4H140ZM175 340.7H190V347H175ZM175 323.4H190V331.4H175ZM210 340.7H225V347H210ZM210 323.4H225V331.4H210ZM255 340.7H270V347H255ZM255 323.4H270V331.4H255ZM290 340.7H305V347H290ZM290 323.4H305V331.4H290ZM325 340.7H340V347H325ZM325 323.4H340V331.4H325Z',
        )}
        fill="steel"
      />
      {/* Web plate and its four bolts */}
      <Accent d={onSheet('M197.5 227.9H282.5V317.9H197.5Z')} />
      <Steel
        d={onSheet(
          'M208.8 247.9L213.2 240.4H221.8L226.2 247.9L221.8 255.4H213.2ZM208.8 297.9L213.2 290.4H221.8L226.2 297.9L221.8 305.4H213.2ZM253.8 247.9L258.2 240.4H266.8L271.2 247.9L266.8 255.4H258.2ZM253.8 297.9L258.2 290.4H266.8L271.2 297.9L266.8 305.4H258.2Z',
        )}
        fill="steel"
      />
      {/* Depth */}
      <Line d={onSheet('M426 210H480M426 335.7H480')} />
      <Dimension from={point(474, 210)} to={point(474, 335.7)} text="251" />
      <Label at={point(60, 374)} text={section} />
      {/* Balloons */}
      <Balloon at={point(376, 178)} number={1} leaderTo={point(346, 206)} />
      <Balloon at={point(330, 256)} number={2} leaderTo={point(282.5, 268)} />
      <Balloon at={point(132, 262)} number={3} leaderTo={point(209, 250)} />
      <Balloon at={point(300, 378)} number={4} leaderTo={point(240.5, 326)} />
    </Sheet>
  )
}
