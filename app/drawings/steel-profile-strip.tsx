import { useHydrated } from '#app/browser/use-hydrated.ts'
import { steelProfileStripCopy as copy } from '#content/drawings.ts'
import { fillIn } from '#content/fill-in.ts'
import { steelProfileOutline } from '#domain/steel-profile-outline.ts'
import type { SteelSection } from '#domain/steel-sections.ts'
import { Person } from './person.tsx'
import { Accent, Dimension, Label, Line, type Point, Sheet } from './primitives.tsx'
import { steelProfilePath } from './steel-profile-path.ts'

type Props = {
  /** Each at most 600 mm high. */
  sections: readonly SteelSection[]
  picked?: string
  /** A shortcut for pointers; the list of profiles next to the drawing does the same for the keyboard. */
  onPick?: (id: string) => void
}

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
 * Cross-sections of steel profiles in rows, next to a person 1.75 m tall, all to the same scale. Not for narrow windows, where the list is enough. The
 * sections are drawn after hydration, because phones would load them and never show them.
 */
export function SteelProfileStrip({ sections, ...pick }: Props) {
  const hydrated = useHydrated()
  const shelves = shelvesOf(sections)
  const ruler = x - 320 * scale
  return (
    <div className="drawing-pair max-lg:hidden noscript:hidden">
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
            {(hydrated ? sections : []).map((section, index) => (
              <StandingPiece key={section.id} section={section} at={[left + (index + 0.5) * pitch, foot]} {...pick} />
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

type PieceProps = { section: SteelSection; at: Point } & Pick<Props, 'picked' | 'onPick'>

function StandingPiece({ section, at, picked, onPick }: PieceProps) {
  const [x, foot] = at
  const [family = '', size = ''] = section.name.split(' ')
  const isPicked = section.id === picked
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of profiles does the same for the keyboard
    <g onClick={onPick && (() => onPick(section.id))} className={onPick ? 'd-pick' : undefined}>
      {onPick ? <path d={`M${x - 44} ${foot + 62}h88V${foot - 90}h-88Z`} /> : null}
      <path d={steelProfilePath(section, at, scale)} className={`${isPicked ? 'd-accent' : 'd-thin'} d-fill-ink`} />
      {isPicked ? <Accent d={`M${x - 34} ${foot + 5}H${x + 34}`} /> : null}
      <Label at={[x, foot + 22]} text={family} anchor="middle" />
      <Label at={[x, foot + 40]} text={size} anchor="middle" />
      <Label at={[x, foot + 58]} text={fillIn(copy.mass, { mass: String(section.mass) })} anchor="middle" />
    </g>
  )
}
