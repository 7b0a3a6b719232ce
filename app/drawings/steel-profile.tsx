import { steelProfileCopy as copy } from '#content/drawings.ts'
import { fillIn, written } from '#content/fill-in.ts'
import { steelProfileOutline } from '#domain/steel-profile-outline.ts'
import type { SteelSection } from '#domain/steel-sections.ts'
import { Dimension, Label, Line, Sheet, Steel } from './primitives.tsx'
import { steelProfilePath } from './steel-profile-path.ts'

const room = { width: 170, height: 190 }
const foot = { x: 176, y: 244 }

export function SteelProfileDrawing({ section }: { section: SteelSection }) {
  const { width, height } = steelProfileOutline(section)
  const scale = Math.min(room.width / width, room.height / height)
  const [left, right] = [foot.x - (width * scale) / 2, foot.x + (width * scale) / 2]
  const [top, middle] = [foot.y - height * scale, foot.y - (height * scale) / 2]
  const [above, beside] = [top - 20, left - 20]
  const { web, webAt, flange } = thicknesses(section)
  return (
    <div className="drawing-pair">
      <Sheet
        width={360}
        height={272}
        title={fillIn(copy.title, { name: section.name, height, width, mass: String(section.mass) })}
        className="drawing-single"
      >
        <Steel d={steelProfilePath(section, [foot.x, foot.y], scale)} fill="steel" />
        <Line d={`M${left} ${top - 4}V${above - 6}M${right} ${top - 4}V${above - 6}`} />
        <Line d={`M${left - 4} ${top}H${beside - 6}M${left - 4} ${foot.y}H${beside - 6}`} />
        <Dimension from={[left, above]} to={[right, above]} text={written(width)} />
        <Dimension from={[beside, foot.y]} to={[beside, top]} text={written(height)} />
        {flange === undefined ? null : (
          <Label
            at={[right + 20, foot.y - 2]}
            text={fillIn(copy.flange, { flange })}
            leaderTo={[right - 8, foot.y - (flange * scale) / 2]}
          />
        )}
        <Label
          at={[right + 20, middle + 5]}
          text={fillIn(flange === undefined ? copy.wall : copy.web, { web })}
          leaderTo={[left + webAt * scale, middle]}
        />
      </Sheet>
    </div>
  )
}

/** Millimetres; `webAt` is the distance from the left edge to the middle of the web. */
function thicknesses(section: SteelSection): { web: number; webAt: number; flange?: number } {
  if ('tw' in section) {
    const { family, b, tw, tf } = section
    return { web: tw, webAt: family === 'PFC' ? tw / 2 : b / 2, flange: tf }
  }
  const { t } = section
  if ('r' in section) return { web: t, webAt: t / 2 }
  const width = 'd' in section ? section.d : section.b
  return { web: t, webAt: 'cold' in section ? width - t / 2 : width / 2 }
}
