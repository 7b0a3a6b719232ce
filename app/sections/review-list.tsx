import { CaptionedPicture } from '#app/ui/captioned-picture.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Review } from '#content/reviews.ts'
import { siteCopy } from '#content/site-copy.ts'
import './review-list.css'

type Props = { reviews: readonly Review[]; pictures?: boolean }

/** Reviews as cells that share their borders, each with a picture of that kind of work if wanted. */
export function ReviewList({ reviews, pictures }: Props) {
  return (
    <>
      <SampleMark of="reviews" className="mb-s opacity-85" />
      <ul className="ruled-cells card-cells">
        {reviews.map(({ text, rating, name, date, work }) => (
          <li key={text} className="grid">
            <figure className="review-card">
              {pictures ? (
                <CaptionedPicture
                  id={work}
                  sizes="(min-width: 62rem) 25rem, (min-width: 40rem) 46vw, 38vw"
                  className="review-card__picture"
                />
              ) : null}
              <div className="review-card__text">
                <p role="img" aria-label={`${rating} ${siteCopy.outOfStars}`} className="py-3xs">
                  <Stars rating={rating} />
                </p>
                <blockquote>
                  <Paragraph prose={text} />
                </blockquote>
              </div>
              <figcaption>
                <b className="block">{name}</b> {date}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}
