import { ArrowRight } from 'lucide'
import { CardIcon } from '#app/ui/card-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ProseText } from '#app/ui/prose-text.tsx'
import type { LinkCard } from '#content/page-copy.ts'
import { serviceByPath } from '#content/services.ts'
import './service-cards.css'

type Props = { cards: readonly LinkCard[]; more: string; standing?: number }

const threeAcross = '(min-width: 78rem) 25rem, (min-width: 62rem) 31vw'

/** Cards with a picture that link to a service page. On a phone the first `standing` cards are upright, the others horizontal. */
export function ServiceCards({ cards, more, standing = 0 }: Props) {
  return (
    <ul className="ruled-cells card-cells">
      {cards.map(({ href, title, text, picture, note }, index) => {
        const lies = index >= standing
        const hasRow = index === cards.length - 1 && index % 2 === 0
        const twoAcross = `(min-width: 40rem) ${hasRow ? '92vw' : '46vw'}`
        return (
          <li key={href} className={lies ? 'service-card service-card--lying' : 'service-card'}>
            <div>
              <Picture id={picture} sizes={`${threeAcross}, ${twoAcross}, ${lies ? '17rem' : '92vw'}`} decorative />
              <span className="picture-note note-text">{note}</span>
            </div>
            <div className="service-card__copy">
              <h3 className="card-title">
                <CardIcon name={serviceByPath(href).icon} />
                {title}
              </h3>
              <p>
                <ProseText prose={text} />
              </p>
              <a href={href} className="more-link">
                {more}
                <span className="sr-only">: {title}</span>
                <Icon of={ArrowRight} size={18} />
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
