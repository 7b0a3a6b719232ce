import { Paragraph } from '#app/ui/prose-text.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Review } from '#content/page-content.ts'
import { siteCopy } from '#content/site-copy.ts'
import '#app/ui/cells.css'
import './review-list.css'

/** Reviews as cells that share their borders, the first one large. `jobs` shows what each job was. */
export function ReviewList({ reviews, jobs }: { reviews: readonly Review[]; jobs?: boolean }) {
  const [first, ...others] = reviews
  return (
    <>
      <SampleMark of="reviews" className="mb-s opacity-85" />
      {first ? (
        <ReviewFigure review={first} jobs={jobs} className="leading-review grid gap-s pb-l max-sm:gap-2xs" />
      ) : null}
      <ul className="ruled-cells card-cells">
        {others.map((review) => (
          <li key={review.text} className="card-cell grid">
            <ReviewFigure review={review} jobs={jobs} className="flex flex-col gap-s p-cell max-sm:gap-2xs" />
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
      <div className="flex flex-wrap items-center justify-between gap-x-s snug">
        <p role="img" aria-label={`${rating} ${siteCopy.outOfStars}`}>
          <Stars rating={rating} className="h-4" />
        </p>
        {jobs && job ? <b>{job}</b> : null}
      </div>
      <blockquote>
        <Paragraph prose={text} />
      </blockquote>
      <figcaption className="mt-auto text-small snug opacity-85">
        <b className="block">{name}</b> {date}
      </figcaption>
    </figure>
  )
}
