import { Paragraph, ProseText, TextList } from '#app/ui/prose-text.tsx'
import '#app/drawings/drawing.css'
import '#app/ui/cells.css'
import './type-cells.css'

type Type = {
  name: string
  text: string
  features?: readonly string[]
  applications: string
  /** Path of a small drawing, 80 units square, which starts at 8 from the left. */
  drawing: string
}

/** The types of what a service makes, each with a small drawing. `filled` is for cross-sections. */
export function TypeCells({ types, filled }: { types: readonly Type[]; filled?: boolean }) {
  return (
    <ul className="ruled-cells card-cells">
      {types.map(({ name, text, features, applications, drawing }) => (
        <li key={name} className="type-cell grid content-start gap-x-s bg-mill snug">
          <svg className="drawing type-cell__drawing" viewBox="7 0 80 80" aria-hidden="true">
            <path className={filled ? 'd-steel d-fill-steel' : 'd-steel'} d={drawing} />
          </svg>
          <h3>
            <ProseText prose={name} />
          </h3>
          <Paragraph prose={text} className="text-slate" />
          {features ? <TextList items={features} /> : null}
          <p className="first-letter:uppercase">{applications}</p>
        </li>
      ))}
    </ul>
  )
}
