import { CaptionedPicture } from '#app/pictures/captioned-picture.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Card } from '#content/services.ts'
import { CardTitle } from './card-title.tsx'
import '#app/ui/cells.css'

/** Cards of a service page. */
export function FactCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="ruled-cells card-cells">
      {cards.map(({ title, icon, text, picture }) => (
        <li key={title} className="grid content-start gap-3xs bg-mill p-cell max-sm:py-xs">
          {picture ? (
            <CaptionedPicture
              id={picture.picture}
              caption={picture.pictureNote}
              sizes="(min-width: 78rem) 37rem, 50vw"
              className="-m-cell mb-xs *:first:aspect-2/1 *:last:px-cell max-sm:hidden"
            />
          ) : null}
          <CardTitle title={title} icon={icon} />
          <Paragraph prose={text} className="text-slate" />
        </li>
      ))}
    </ul>
  )
}
