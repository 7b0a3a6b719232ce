import { steelProfileStripCopy as copy } from '#content/drawings.ts'
import { fillIn } from '#content/fill-in.ts'
import { steelProfileOutline } from '#domain/steel-profile-outline.ts'
import type { SteelSection } from '#domain/steel-sections.ts'
import { Person } from './person.tsx'
import { Accent, Dimension, Label, Line, type Point } from './primitives.tsx'
import { SheetPair } from './sheet-pair.tsx'
import { steelProfilePath } from './steel-profile-path.ts'

type Props = {
  /** Each at most 600 mm high. */
  sections: readonly SteelSection[]
  picked?: string
  /** A shortcut for pointers; the list of profiles next to the drawing does the same for the keyboard. */
  onPick?: (id: string) => void
}

type Shelf = { sections: readonly SteelSection[]; left: number; right: number; foot: number }

const personHeight = 1750
const lettering = { height: 62, air: 18 }

type Layout = {
  scale: number
  feet: Point
  pitch: number
  left: (shelf: number) => number
  count: (shelf: number) => number
}

const wide: Layout = { scale: 0.176, feet: [76, 320], pitch: 124, left: () => 150, count: () => 6 }
const phone: Layout = {
  scale: 0.13,
  feet: [46, 236],
  pitch: 89,
  left: (shelf) => (shelf < 2 ? 92 : 2),
  count: (shelf) => (shelf < 2 ? 3 : 4),
}

/** Cross-sections of steel profiles in rows, next to a person 1.75 m tall, all to the same scale. */
export function SteelProfileStrip({ sections, picked, onPick }: Props) {
  const sheet = (layout: Layout) => {
    const shelves = shelvesOf(sections, layout)
    const lowest = Math.max(layout.feet[1], shelves.at(-1)?.foot ?? 0)
    return {
      height: lowest + lettering.height,
      marks: <Shelves shelves={shelves} picked={picked} onPick={onPick} layout={layout} />,
    }
  }
  return (
    <SheetPair
      title={fillIn(copy.title, { names: sections.map(({ name }) => name).join(', ') })}
      wide={{ width: 900, ...sheet(wide) }}
      phone={{ width: 360, ...sheet(phone) }}
    />
  )
}

function shelvesOf(sections: readonly SteelSection[], { scale, feet, pitch, left, count }: Layout): Shelf[] {
  const shelves: Shelf[] = []
  let top = 8
  for (let first = 0; first < sections.length; ) {
    const from = left(shelves.length)
    const standing = sections.slice(first, first + count(shelves.length))
    const height = Math.max(...standing.map((section) => steelProfileOutline(section).height)) * scale
    const foot = Math.round(top + height)
    shelves.push({ sections: standing, left: from, right: from + pitch * standing.length, foot })
    top = foot + lettering.height + lettering.air
    // Start below the person when the row would run through their feet.
    if (left(shelves.length) < feet[0]) top = Math.max(top, feet[1] + 26)
    first += standing.length
  }
  return shelves
}

type ShelvesProps = { shelves: readonly Shelf[]; layout: Layout } & Pick<Props, 'picked' | 'onPick'>

function Shelves({ shelves, picked, onPick, layout }: ShelvesProps) {
  const { scale } = layout
  const [x, y] = layout.feet
  const ruler = x - 320 * scale
  return (
    <>
      <Dimension from={[ruler, y]} to={[ruler, y - personHeight * scale]} />
      <Person at={[x, y]} metre={scale * 1000} />
      <Label at={[x, y + 20]} text={copy.person} anchor="middle" />
      {shelves.map(({ sections, left, right, foot }) => (
        <g key={foot}>
          <Line d={`M${left} ${foot}H${right}`} />
          {sections.map((section, index) => (
            <StandingPiece
              key={section.id}
              section={section}
              at={[tenths(left + ((index + 0.5) * (right - left)) / sections.length), foot]}
              scale={scale}
              picked={section.id === picked}
              onPick={onPick}
            />
          ))}
        </g>
      ))}
    </>
  )
}

function StandingPiece({
  section,
  at,
  scale,
  picked,
  onPick,
}: {
  section: SteelSection
  at: Point
  scale: number
  picked: boolean
  onPick: Props['onPick']
}) {
  const [x, foot] = at
  const [family = '', size = ''] = section.name.split(' ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of profiles does the same for the keyboard
    <g onClick={onPick && (() => onPick(section.id))} className={onPick ? 'd-pick' : undefined}>
      {onPick ? <path d={`M${x - 44} ${foot + 62}h88V${foot - 90}h-88Z`} /> : null}
      {scale === wide.scale ? (
        <g transform={`translate(${x} ${foot})`}>
          <path
            id={`strip-${section.id}`}
            d={steelProfilePath(section, [0, 0], scale)}
            className={`${picked ? 'd-accent' : 'd-thin'} d-fill-ink`}
          />
        </g>
      ) : (
        <use
          href={`#strip-${section.id}`}
          transform={`translate(${x} ${foot}) scale(${(scale / wide.scale).toFixed(3)})`}
        />
      )}
      {picked ? <Accent d={`M${x - 34} ${foot + 5}H${x + 34}`} /> : null}
      <Label at={[x, foot + 22]} text={family} anchor="middle" />
      <Label at={[x, foot + 40]} text={size} anchor="middle" />
      <Label at={[x, foot + 58]} text={fillIn(copy.mass, { mass: String(section.mass) })} anchor="middle" />
    </g>
  )
}

function tenths(units: number): number {
  return Math.round(units * 10) / 10
}
