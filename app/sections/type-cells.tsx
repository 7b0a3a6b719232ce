import { Paragraph, ProseText, TextList } from '#app/ui/prose-text.tsx'
import '#app/drawings/drawing.css'
import '#app/ui/cells.css'
import '#app/ui/square-list.css'
import './type-cells.css'

type Type = {
  name: string
  text: string
  features?: readonly string[]
  applications?: string
  timeframe?: string
  /** Paths in a square of 80 units that starts 7 from the left: the steel, and what it belongs to in thin lines. */
  drawing: readonly [steel: string, rest?: string]
}

/** The types of what a service makes, each with a drawing. `filled` is for cross-sections. */
export function TypeCells({ types, filled }: { types: readonly Type[]; filled?: boolean }) {
  return (
    <ul className="ruled-cells card-cells">
      {types.map(({ name, text, features, applications, timeframe, drawing: [steel, rest] }) => (
        <li key={name} className="type-cell relative flex flex-col bg-mill snug">
          <svg className="drawing type-cell__drawing" viewBox="7 0 80 80" aria-hidden="true">
            <path className="d-thin" d={rest} />
            <path className={filled ? 'd-steel d-fill-ink' : 'd-steel'} d={steel} />
          </svg>
          <h3>
            <ProseText prose={name} />
          </h3>
          <Paragraph prose={text} className="text-slate" />
          {features ? (
            <TextList items={features} className="square-list square-list--plain grid gap-[inherit]" />
          ) : null}
          <p className="type-cell__last mt-auto">
            {timeframe ? <b className="display-text text-subheading">{timeframe}</b> : applications}
          </p>
        </li>
      ))}
    </ul>
  )
}
