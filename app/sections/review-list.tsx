import type { Review } from '#content/reviews.ts'

const most = 5

export function Stars({ rating }: { rating: number }) {
  return (
    <p className="stars" role="img" aria-label={`${rating} out of ${most} stars`}>
      {'★'.repeat(rating)}
      <span className="opacity-35">{'★'.repeat(most - rating)}</span>
    </p>
  )
}

/** Reviews as cells that share their borders. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.text} className="grid">
          <figure className="grid content-start gap-4 p-6 md:p-7">
            <Stars rating={review.rating} />
            <blockquote>
              <p>{review.text}</p>
            </blockquote>
            <figcaption className="mt-auto text-[.93rem] opacity-85">
              <b>{review.name}</b> · {review.date}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
