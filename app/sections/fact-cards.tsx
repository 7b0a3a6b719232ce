import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Card } from '#content/services.ts'
import { CardTitle } from './card-title.tsx'
import '#app/ui/cells.css'

/** Cards of a service page. */
export function FactCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="ruled-cells card-cells">
      {cards.map(({ title, icon, text }) => (
        <li key={title} className="grid content-start gap-3xs bg-mill p-cell max-sm:py-xs">
          <CardTitle title={title} icon={icon} />
          <Paragraph prose={text} className="text-slate" />
        </li>
      ))}
    </ul>
  )
}
