import { CaptionedPicture } from '#app/ui/captioned-picture.tsx'
import { CardIcon } from '#app/ui/card-icon.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import type { Card } from '#content/service.ts'
import './fact-cards.css'

/** Cards of a service page: what it is, its facts, and what it is used for. Titles, texts and facts align across a row. */
export function FactCards({ cards }: { cards: readonly Card[] }) {
  const hasLists = cards.some((card) => card.list)
  const hasFacts = cards.some((card) => card.facts)
  return (
    <ul className="ruled-cells card-cells">
      {cards.map(({ title, icon, text, facts, list, picture }) => (
        <li key={title} className="fact-card bg-mill">
          <div className={`fact-card__head ${picture ? 'fact-card__head--pictured' : ''}`}>
            {picture ? (
              <CaptionedPicture
                id={picture}
                sizes="(min-width: 62rem) 25rem, (min-width: 40rem) 46vw, 9rem"
                className="-mx-m -mt-m aspect-3/2 self-start max-sm:-mx-s max-sm:-mt-s min-[20rem]:max-sm:mr-0"
              />
            ) : null}
            <h3 className={icon ? 'card-icon__title' : undefined}>
              {icon ? <CardIcon name={icon} /> : null}
              {title}
            </h3>
          </div>
          <Paragraph prose={text} className="text-slate" />
          {hasLists ? <TextList items={list ?? []} className="fact-card__list" /> : null}
          {hasFacts ? <FactList facts={facts ?? []} className="fact-card__facts" /> : null}
        </li>
      ))}
    </ul>
  )
}
