import { Paragraph } from '#app/ui/prose-text.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Review } from '#content/page-content.ts'
import { siteCopy } from '#content/site-copy.ts'
import './review-list.css'

/** Reviews as cells that share their borders, the first one large. `jobs` shows what each job was. */
export function ReviewList({ reviews, jobs }: { reviews: readonly Review[]; jobs?: boolean }) {
  const [first, ...others] = reviews
  return (
    <>
      <SampleMark of="reviews" className="mb-s opacity-85" />
      {first ? <ReviewFigure review={first} jobs={jobs} className="review-card review-card--leading" /> : null}
      <ul className="ruled-cells review-pairs">
        {others.map((review) => (
          <li key={review.text} className="grid">
            <ReviewFigure review={review} jobs={jobs} className="review-card" />
          </li>
        ))}
      </ul>
    </>
  )
}

type FigureProps = { review: Review; jobs?: boolean; className: string }

function ReviewFigure({ review: { job, text, rating, name, date }, jobs, className }: FigureProps) {
  return (
    <figure className={className}>
      <div className="review-card__head">
        <p role="img" aria-label={`${rating} ${siteCopy.outOfStars}`}>
          <Stars rating={rating} />
        </p>
        {jobs && job ? <b>{job}</b> : null}
      </div>
      <blockquote>
        <Paragraph prose={text} />
      </blockquote>
      <figcaption>
        <b>{name}</b> {date}
      </figcaption>
    </figure>
  )
}
