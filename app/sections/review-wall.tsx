import type { ReviewsPage } from '#content/reviews.ts'
import { Band } from './band.tsx'
import { ReviewList } from './review-list.tsx'

/** Every review. */
export function ReviewWall({ page }: { page: ReviewsPage }) {
  return (
    <Band className="pt-[clamp(1.75rem,4vw,3.25rem)]!">
      <ReviewList reviews={page.reviews} wall />
    </Band>
  )
}
