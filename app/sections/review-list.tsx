import type { ReactNode } from 'react'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Review } from '#content/page-content.ts'
import { sampleName } from '#content/samples.ts'
import { siteCopy } from '#content/site-copy.ts'
import '#app/ui/cells.css'
import './review-list.css'

type Props = { reviews: readonly Review[]; quote: string; wall?: boolean; children: ReactNode }

/** The text beside the job, the stars and the name. */
const lead =
  'lg:grid-cols-(--split-4) lg:grid-rows-[auto_auto_1fr] lg:gap-x-columns lg:[&>blockquote]:[grid-area:1/2/span_3]'

/**
 * Reviews as cells that share their borders, the first one large. `quote` is the size of its text; `children` fill the last cell: what
 * to do next. `wall`: on wide screens one frame, with that cell below the large review.
 */
export function ReviewList({ reviews, quote, wall, children }: Props) {
  const [first, ...others] = reviews
  return (
    <div className={wall ? 'review-wall' : undefined}>
      {first ? (
        <ReviewFigure
          review={first}
          className={`review-wall__first grid gap-s pb-l max-sm:gap-2xs ${wall ? 'max-w-[50rem]' : lead}`}
          quote={`display-text ${quote}`}
        />
      ) : null}
      <ul className="ruled-cells card-cells">
        {others.map((review) => (
          <li key={review.text} className="grid">
            <ReviewFigure review={review} className="flex flex-col gap-s p-cell max-sm:gap-2xs" />
          </li>
        ))}
        <li className="review-wall__next grid content-center p-cell">{children}</li>
      </ul>
    </div>
  )
}

type FigureProps = { review: Review; className: string; quote?: string }

function ReviewFigure({ review: { job, text, rating, name, date }, className, quote }: FigureProps) {
  return (
    <figure className={className}>
      {job ? <Paragraph prose={job} className="weight-700" /> : null}
      <p role="img" aria-label={`${rating} ${siteCopy.outOfStars}`}>
        <Stars rating={rating} className={quote ? 'h-6' : 'h-4'} />
      </p>
      <blockquote>
        <Paragraph prose={`“${text}”`} className={quote} />
      </blockquote>
      <figcaption className="dot-run mt-auto text-small snug opacity-85">
        <b>{name.replace(sampleName, '')}</b> <span>{date}</span>
      </figcaption>
    </figure>
  )
}
