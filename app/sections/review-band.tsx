import { buttonClass } from '#app/ui/button.tsx'
import type { home } from '#content/home.ts'
import { reviewsPage } from '#content/reviews.ts'
import { Band } from './band.tsx'
import { ReviewList } from './review-list.tsx'
import { SectionHead } from './section-head.tsx'

/** The first reviews on the home page, with a link to all of them. */
export function ReviewBand({ copy }: { copy: typeof home.reviews }) {
  return (
    <Band tone="dark" labelledBy="reviews-title">
      <SectionHead mark={copy.mark} title={copy.title} id="reviews-title" />
      <ReviewList reviews={reviewsPage.reviews.slice(0, copy.shown)} />
      <a href="/reviews" className={`${buttonClass('ghost')} mt-m`}>
        {copy.link}
      </a>
    </Band>
  )
}
