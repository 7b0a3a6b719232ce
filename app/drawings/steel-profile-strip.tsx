import { steelProfileStripCopy as copy } from '#content/drawings.ts'
import { fillIn } from '#content/fill-in.ts'
import { steelProfileOutline } from '#domain/steel-profile-outline.ts'
import type { SteelSection } from '#domain/steel-sections.ts'
import { Person } from './person.tsx'
import { Dimension, Label, Line, type Point, Sheet } from './primitives.tsx'
import { steelProfilePath } from './steel-profile-path.ts'

type Shelf = { sections: readonly SteelSection[]; foot: number }

const personHeight = 1750
const lettering = { height: 62, air: 18 }
/** Of the sheet, in its units: the person's feet, then shelves of nine pieces. */
const width = 900
const scale = 0.13
const [x, y]: Point = [46, 236]
const left = 90
const pitch = 90
const each = (width - left) / pitch

/**
 * Cross-sections of steel profiles, each at most 600 mm high, in rows next to a person 1.75 m tall, all to the same scale. Not for
 * narrow windows, where the table is enough.
 */
export function SteelProfileStrip({ sections }: { sections: readonly SteelSection[] }) {
  const shelves = shelvesOf(sections)
  const ruler = x - 320 * scale
  return (
    <div className="drawing-pair mt-l max-lg:hidden">
      <Sheet
        width={width}
        height={Math.max(y, shelves.at(-1)?.foot ?? 0) + lettering.height}
        title={fillIn(copy.title, { names: sections.map(({ name }) => name).join(', ') })}
        className="drawing-wide"
      >
        <Dimension from={[ruler, y]} to={[ruler, y - personHeight * scale]} />
        <Person at={[x, y]} metre={scale * 1000} />
        <Label at={[x, y + 20]} text={copy.person} anchor="middle" />
        {shelves.map(({ sections, foot }) => (
          <g key={foot}>
            <Line d={`M${left} ${foot}H${left + pitch * sections.length}`} />
            {sections.map((section, index) => (
              <StandingPiece key={section.id} section={section} at={[left + (index + 0.5) * pitch, foot]} />
            ))}
          </g>
        ))}
      </Sheet>
    </div>
  )
}

function shelvesOf(sections: readonly SteelSection[]): Shelf[] {
  const shelves: Shelf[] = []
  let top = 8
  for (let first = 0; first < sections.length; first += each) {
    const standing = sections.slice(first, first + each)
    const height = Math.max(...standing.map((section) => steelProfileOutline(section).height)) * scale
    const foot = Math.round(top + height)
    shelves.push({ sections: standing, foot })
    top = foot + lettering.height + lettering.air
  }
  return shelves
}

function StandingPiece({ section, at }: { section: SteelSection; at: Point }) {
  const [x, foot] = at
  const [family = '', size = ''] = section.name.split(' ')
  return (
    <g>
      <path d={steelProfilePath(section, at, scale)} className="d-thin d-fill-ink" />
      <Label at={[x, foot + 22]} text={family} anchor="middle" />
      <Label at={[x, foot + 40]} text={size} anchor="middle" />
      <Label at={[x, foot + 58]} text={fillIn(copy.mass, { mass: String(section.mass) })} anchor="middle" />
    </g>
  )
}
