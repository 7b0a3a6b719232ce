import { Paragraph } from '#app/ui/prose-text.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Review } from '#content/page-content.ts'
import { siteCopy } from '#content/site-copy.ts'
import './review-list.css'

/** Reviews as cells that share their borders, the first one large. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const [first, ...others] = reviews
  return (
    <>
      <SampleMark of="reviews" className="mb-s opacity-85" />
      {first ? <ReviewFigure review={first} className="review-card review-card--leading" /> : null}
      <ul className="ruled-cells review-pairs">
        {others.map((review) => (
          <li key={review.text} className="grid">
            <ReviewFigure review={review} className="review-card" />
          </li>
        ))}
      </ul>
    </>
  )
}

function ReviewFigure({ review: { text, rating, name, date }, className }: { review: Review; className: string }) {
  return (
    <figure className={className}>
      <p role="img" aria-label={`${rating} ${siteCopy.outOfStars}`}>
        <Stars rating={rating} />
      </p>
      <blockquote>
        <Paragraph prose={text} />
      </blockquote>
      <figcaption>
        <b>{name}</b> {date}
      </figcaption>
    </figure>
  )
}
