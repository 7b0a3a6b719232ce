import { sectionProfileWords as words } from '#content/drawings.ts'
import { Dimension, Label, Line, Sheet, Steel } from './hand.tsx'
import { figure, filled } from './lettering.ts'
import { type RolledSection, sectionPath } from './rolled-section.ts'

const room = { width: 170, height: 190 }
const foot = { x: 176, y: 244 }

/** One rolled section end on, as large as the sheet takes, with its dimensions. For any width: 360 units. */
export function SectionProfile({ section }: { section: RolledSection }) {
  const { kind, size, height, width, web, flange, weight } = section
  const scale = Math.min(room.width / width, room.height / height)
  const [left, right] = [foot.x - (width * scale) / 2, foot.x + (width * scale) / 2]
  const top = foot.y - height * scale
  const open = kind === 'UB' || kind === 'UC'
  const webEdge = open ? foot.x + (web * scale) / 2 : left + web * scale
  const above = top - 20
  const beside = left - 20
  return (
    <Sheet
      width={360}
      height={272}
      title={filled(words.title, { name: `${kind} ${size}`, height, width, weight })}
      className="drawing-phone"
    >
      <Steel d={sectionPath(section, [foot.x, foot.y], scale)} fill="steel" />
      <Line
        d={`M${left} ${top - 4}V${above - 6}M${right} ${top - 4}V${above - 6}M${left - 4} ${top}H${beside - 6}M${left - 4} ${foot.y}H${beside - 6}`}
      />
      <Dimension from={[left, above]} to={[right, above]} text={figure(width)} />
      <Dimension from={[beside, foot.y]} to={[beside, top]} text={figure(height)} />
      {kind === 'SHS' || kind === 'Angle' ? null : (
        <Label
          at={[right + 20, foot.y - 2]}
          text={filled(words.flange, { flange })}
          leaderTo={[right - 8, foot.y - (flange * scale) / 2]}
        />
      )}
      <Label
        at={[right + 20, foot.y - (height * scale) / 2 + 5]}
        text={filled(kind === 'SHS' || kind === 'Angle' ? words.wall : words.web, { web })}
        leaderTo={[
          kind === 'SHS' ? right - (web * scale) / 2 : webEdge - (web * scale) / 3,
          foot.y - (height * scale) / 2,
        ]}
      />
    </Sheet>
  )
}
