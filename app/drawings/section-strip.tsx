import { sectionStripWords as words } from '#content/drawings.ts'
import { Accent, Dimension, Label, Line, type Point } from './hand.tsx'
import { figure, filled } from './lettering.ts'
import { Person } from './person.tsx'
import { type RolledSection, sectionPath } from './rolled-section.ts'
import { SheetPair } from './sheet-pair.tsx'

type Props = {
  /** Up to sixteen, up to 610 mm high; the first half stands on the upper shelf. */
  sections: readonly RolledSection[]
  /** Name of the section to pick out: kind and size, "UB 305×165×40". */
  picked?: string
}

const personHeight = 1750

/** "UB 305×165×40". */
function nameOf({ kind, size }: RolledSection): string {
  return `${kind} ${size}`
}

/** Rolled sections end on, on two shelves beside somebody 1.75 m tall, all at one true scale. */
export function SectionStrip({ sections, picked }: Props) {
  const marks = (places: readonly Row[], scale: number, feet: Point) => (
    <>
      <Dimension
        from={[feet[0] - 42 * (scale / 0.13), feet[1]]}
        to={[feet[0] - 42 * (scale / 0.13), feet[1] - personHeight * scale]}
      />
      <Person at={feet} metre={scale * 1000} />
      {places.map((row) => (
        <Shelf key={row.foot} row={row} scale={scale} picked={picked} />
      ))}
    </>
  )
  return (
    <SheetPair
      title={filled(words.title, { names: sections.map(nameOf).join(', ') })}
      wide={{ width: 900, height: 396, marks: marks(wideRows(sections), 0.176, [82, 326]) }}
      phone={{ ...phoneSize(sections), marks: marks(phoneRows(sections), 0.13, [50, 236]) }}
    />
  )
}

/** Sections that stand side by side: their shelf from left to right, its height on the sheet. */
type Row = { sections: readonly RolledSection[]; left: number; right: number; foot: number }

function wideRows(sections: readonly RolledSection[]): Row[] {
  const half = Math.ceil(sections.length / 2)
  return [
    { sections: sections.slice(0, half), left: 160, right: 880, foot: 132 },
    { sections: sections.slice(half), left: 160, right: 880, foot: 326 },
  ]
}

const phoneRow = { height: 138, beside: 3, below: 4 }

function phoneRows(sections: readonly RolledSection[]): Row[] {
  const rows: Row[] = []
  for (let first = 0; first < sections.length; ) {
    const beside = rows.length < 2
    const next = first + (beside ? phoneRow.beside : phoneRow.below)
    rows.push({
      sections: sections.slice(first, next),
      left: beside ? 100 : 2,
      right: beside ? 358 : 2 + (356 / phoneRow.below) * sections.slice(first, next).length,
      foot: 98 + rows.length * phoneRow.height,
    })
    first = next
  }
  return rows
}

function phoneSize(sections: readonly RolledSection[]): { width: number; height: number } {
  return { width: 360, height: 98 + (phoneRows(sections).length - 1) * phoneRow.height + 66 }
}

function Shelf({ row: { sections, left, right, foot }, scale, picked }: { row: Row; scale: number; picked?: string }) {
  const pitch = (right - left) / sections.length
  return (
    <>
      <Line d={`M${left} ${foot}H${right}`} />
      {sections.map((section, index) => {
        const x = left + (index + 0.5) * pitch
        const d = sectionPath(section, [x, foot], scale)
        const chosen = nameOf(section) === picked
        return (
          <g key={section.size}>
            {chosen ? <Accent d={d} fill="accent" /> : <Line d={d} fill="ink" />}
            {chosen ? <Accent d={`M${x - pitch / 2 + 6} ${foot + 5}H${x + pitch / 2 - 6}`} /> : null}
            <Label at={[x, foot + 22]} text={section.kind} anchor="middle" />
            <Label at={[x, foot + 40]} text={section.size} anchor="middle" />
            <Label
              at={[x, foot + 58]}
              text={filled(words.weight, { weight: figure(section.weight) })}
              anchor="middle"
            />
          </g>
        )
      })}
    </>
  )
}
