import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Card } from '#content/services.ts'
import { CardTitle } from './card-title.tsx'
import '#app/ui/cells.css'

/** Titles with a text each, and a figure where they have one. */
export function FactCards({ cards }: { cards: readonly (Card & { stat?: string })[] }) {
  return (
    <ul className="ruled-cells card-cells">
      {cards.map(({ title, icon, text, stat }) => (
        <li key={title} className="flex flex-col gap-3xs bg-mill p-cell max-sm:py-xs">
          <CardTitle title={title} icon={icon} />
          <Paragraph prose={text} className="text-slate" />
          {stat ? <p className="note-text mt-auto text-slate sm:pt-2xs">{stat}</p> : null}
        </li>
      ))}
    </ul>
  )
}
