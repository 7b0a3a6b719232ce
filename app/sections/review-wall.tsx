import { Picture } from '#app/ui/picture.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Review, ReviewsPage } from '#content/reviews.ts'
import { siteCopy } from '#content/site-copy.ts'
import { Band } from './band.tsx'
import './review-wall.css'

/** Every review, each beside a picture of the kind of work it speaks of. */
export function ReviewWall({ page }: { page: ReviewsPage }) {
  return (
    <Band className="pt-xl!">
      <SampleMark of="reviews" className="mb-4 text-slate" />
      <ul className="review-wall ruled-cells bg-mill">
        {page.reviews.map((review) => (
          <ReviewCell key={review.text} review={review} />
        ))}
      </ul>
    </Band>
  )
}

function ReviewCell({ review: { name, rating, date, text, work } }: { review: Review }) {
  return (
    <li>
      <figure>
        <div className="review-wall__work">
          <Picture id={work} sizes="(min-width: 62rem) 14rem, (min-width: 40rem) 30vw, 7rem" className="size-full" />
        </div>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption className="review-wall__source">
          <p role="img" aria-label={`${rating} ${siteCopy.outOfStars}`}>
            <Stars rating={rating} className="h-4" />
          </p>
          <p className="text-small leading-snug text-slate">
            <b className="block text-ink">{name}</b> {date}
          </p>
        </figcaption>
      </figure>
    </li>
  )
}
