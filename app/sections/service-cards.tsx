import { ArrowRight } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { LinkCard } from '#content/page-copy.ts'

type Props = { cards: readonly LinkCard[]; more: string; standing?: number }

/** Cards with a picture that lead to a service page; the whole card is the link's target. On a phone the first `standing` stand, the others lie down. */
export function ServiceCards({ cards, more, standing = 0 }: Props) {
  return (
    <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => {
        const lies = index >= standing
        return (
          <li
            key={card.href}
            className={`relative flex flex-col bg-mill ${lies ? 'max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)]' : ''}`}
          >
            <div className={`relative overflow-hidden sm:aspect-3/2 ${lies ? '' : 'aspect-3/2'}`}>
              <Picture
                id={card.picture}
                sizes={`(min-width: 78rem) 25rem, (min-width: 62rem) 31vw, (min-width: 40rem) 46vw, ${lies ? '17rem' : '92vw'}`}
                decorative
                className={lies ? 'size-full max-sm:absolute' : 'size-full'}
              />
              <span className={`picture-note note ${lies ? 'max-sm:hidden' : ''}`}>{card.note}</span>
            </div>
            <div
              className={`flex flex-1 flex-col gap-2 p-6 pb-4 ${lies ? 'max-sm:block max-sm:px-4 max-sm:py-3 max-sm:leading-snug' : 'max-sm:gap-1 max-sm:px-4 max-sm:pb-1.5 max-sm:pt-4'}`}
            >
              <h3>{card.title}</h3>
              <p
                className={`text-slate max-sm:leading-snug ${lies ? 'max-sm:mr-2 max-sm:inline max-sm:text-[.95rem]' : ''}`}
              >
                {card.text}
              </p>
              <a
                href={card.href}
                className={`more-link mt-auto after:absolute after:inset-0 ${lies ? 'max-sm:min-h-0 max-sm:gap-1' : ''}`}
              >
                {more}
                <span className="sr-only">: {card.title}</span>
                <Icon of={ArrowRight} size={18} />
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
