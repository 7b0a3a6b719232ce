import { CaptionedPicture } from '#app/pictures/captioned-picture.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { serviceByPath } from '#content/services.ts'
import { CardTitle } from './card-title.tsx'
import './service-cards.css'

type Card = { href: `/${string}`; title: string; text: string; picture: string }
type Props = { cards: readonly Card[]; more: string }

const sizes = '(min-width: 78rem) 24rem, (min-width: 62rem) 31vw, (min-width: 40rem) 46vw, 8rem'

/** Cards with a picture that link to a service page. */
export function ServiceCards({ cards, more }: Props) {
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-columns lg:grid-cols-3">
      {cards.map(({ href, title, text, picture }) => (
        <li key={href} className="service-card rule-box relative grid bg-mill max-sm:not-first:[border-top:0]">
          <CaptionedPicture id={picture} sizes={sizes} className="service-card__picture" decorative />
          <div className="service-card__copy">
            <CardTitle title={title} icon={serviceByPath(href).icon} iconClass="max-sm:hidden" />
            <Paragraph prose={text} className="text-slate" />
            <MoreLink more={{ href, label: more }} className="service-card__more block-link mt-auto">
              <span className="sr-only">: {title}</span>
            </MoreLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
