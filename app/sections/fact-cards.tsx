import { CardIcon } from '#app/ui/card-icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import type { Card } from '#content/service.ts'

const spans = { 2: 'row-span-2', 3: 'row-span-3', 4: 'row-span-4' } as const

/** Cards of a service page: what it is, its facts, and what it is used for. Titles, texts and facts align across a row. */
export function FactCards({ cards }: { cards: readonly Card[] }) {
  const hasLists = cards.some((card) => card.list)
  const hasFacts = cards.some((card) => card.facts)
  const rows = (2 + Number(hasLists) + Number(hasFacts)) as keyof typeof spans
  return (
    <ul className="ruled-cells card-cells">
      {cards.map(({ title, icon, text, facts, list, picture }) => (
        <li
          key={title}
          className={`${spans[rows]} grid grid-rows-subgrid gap-y-2xs bg-mill px-m pb-m max-sm:gap-y-2xs max-sm:px-s max-sm:pb-s`}
        >
          <div
            className={`grid content-end gap-m pt-s sm:pt-m ${picture ? 'max-sm:gap-s min-[20rem]:max-sm:grid-cols-[8rem_1fr]' : ''}`}
          >
            {picture ? (
              <div className="relative -mx-m -mt-m max-sm:-mx-s max-sm:-mt-s min-[20rem]:max-sm:mr-0 aspect-3/2 self-start overflow-hidden">
                <Picture
                  id={picture}
                  sizes="(min-width: 62rem) 25rem, (min-width: 40rem) 46vw, 9rem"
                  className="size-full"
                />
              </div>
            ) : null}
            <h3 className={`${icon ? 'card-title ' : ''}${picture ? 'self-end max-sm:self-center' : 'self-end'}`}>
              {icon ? <CardIcon name={icon} /> : null}
              {title}
            </h3>
          </div>
          <p className="text-slate max-sm:leading-snug">
            <ProseText prose={text} />
          </p>
          {hasLists ? (
            <ul className="mt-3xs grid content-start gap-x-s gap-y-3xs text-small max-sm:flex max-sm:flex-wrap max-sm:gap-y-3xs max-sm:leading-snug">
              {list?.map((entry) => (
                <li
                  key={entry}
                  className="relative pl-[1.1rem] before:absolute before:left-0 before:text-oxide before:content-['–']"
                >
                  <ProseText prose={entry} />
                </li>
              ))}
            </ul>
          ) : null}
          {hasFacts ? (
            <dl className="mt-2xs grid content-start gap-2xs border-t border-rule pt-s text-small max-sm:mt-0 max-sm:gap-3xs max-sm:border-0 max-sm:pt-0">
              {facts?.map(({ label, value }) => (
                <div key={label} className="max-sm:leading-snug">
                  <dt className="note-text text-slate max-sm:mr-2xs max-sm:inline">{label}</dt>
                  <dd className="max-sm:inline">
                    <ProseText prose={value} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
