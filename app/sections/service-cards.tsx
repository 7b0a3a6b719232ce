import { ArrowRight } from 'lucide'
import { CaptionedPicture } from '#app/pictures/captioned-picture.tsx'
import { CardTitle } from '#app/ui/card-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { LinkCard } from '#content/page-copy.ts'
import { serviceByPath } from '#content/services.ts'
import '#app/ui/cells.css'
import './service-cards.css'

type Props = { cards: readonly LinkCard[]; more: string }

const threeAcross = '(min-width: 78rem) 25rem, (min-width: 62rem) 31vw'

/** Cards with a picture that link to a service page. */
export function ServiceCards({ cards, more }: Props) {
  return (
    <ul className="ruled-cells card-cells">
      {cards.map(({ href, title, text, picture }, index) => {
        const hasRow = index === cards.length - 1 && index % 2 === 0
        const twoAcross = `(min-width: 40rem) ${hasRow ? '92vw' : '46vw'}`
        return (
          <li key={href} className="card-cell service-card relative bg-mill">
            <CaptionedPicture
              id={picture}
              sizes={`${threeAcross}, ${twoAcross}, 8rem`}
              className="service-card__picture"
              decorative
            />
            <div className="service-card__copy">
              <CardTitle title={title} icon={serviceByPath(href).icon} iconClass="max-sm:hidden" />
              <Paragraph prose={text} className="text-slate" />
              <a href={href} className="link-standalone mt-auto">
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
