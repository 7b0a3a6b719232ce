import { Picture } from '#app/ui/picture.tsx'
import type { Card } from '#content/services/service.ts'

/** Cards of a service page: what it is, its facts, and what it is used for. */
export function FactCards({ cards }: { cards: readonly Card[] }) {
  const columns = cards.length % 3 === 0 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2 xl:grid-cols-4'
  return (
    <ul className={`cells ${columns}`}>
      {cards.map(({ title, text, facts, list, picture }) => (
        <li key={title} className="flex flex-col bg-mill">
          {picture ? (
            <div className="relative aspect-3/2 overflow-hidden">
              <Picture
                id={picture}
                sizes="(min-width: 62rem) 25rem, (min-width: 40rem) 46vw, 92vw"
                className="size-full"
              />
            </div>
          ) : null}
          <div className="flex flex-1 flex-col gap-2.5 p-6">
            <h3>{title}</h3>
            <p className="text-slate">{text}</p>
            {list ? (
              <ul className="mt-1 grid gap-1 text-[.97rem]">
                {list.map((entry) => (
                  <li key={entry} className="grid grid-cols-[1.1rem_1fr] before:text-oxide before:content-['–']">
                    {entry}
                  </li>
                ))}
              </ul>
            ) : null}
            {facts ? (
              <dl className="mt-auto grid gap-2 border-t border-rule pt-3 text-[.97rem]">
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt className="note text-slate">{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
