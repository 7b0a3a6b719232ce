import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Review } from '#content/reviews.ts'
import { siteCopy } from '#content/site-copy.ts'

/** Reviews as cells that share their borders. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <>
      <SampleMark of="reviews" className="mb-4 opacity-85" />
      <ul className="ruled-cells sm:grid-cols-2 lg:grid-cols-3">
        {reviews.map((review) => (
          <li key={review.text} className="grid">
            <figure className="flex flex-col gap-4 p-6 max-sm:gap-2 max-sm:p-4 md:p-6">
              <p role="img" aria-label={`${review.rating} ${siteCopy.outOfStars}`} className="py-1">
                <Stars rating={review.rating} className="h-4" />
              </p>
              <blockquote>
                <p>{review.text}</p>
              </blockquote>
              <figcaption className="mt-auto pt-1 text-small leading-snug opacity-85">
                <b className="block">{review.name}</b> {review.date}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}
