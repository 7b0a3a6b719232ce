import type { ReviewsPage } from '#content/reviews.ts'
import { Band } from './band.tsx'
import { ReviewList } from './review-list.tsx'

/** Every review, under a note while they are samples. */
export function ReviewWall({ page }: { page: ReviewsPage }) {
  return (
    <Band className="pt-[clamp(1.75rem,4vw,3.25rem)]!">
      {page.sample ? <p className="drawing-note">{page.notice}</p> : null}
      <ReviewList reviews={page.reviews} wall />
    </Band>
  )
}
