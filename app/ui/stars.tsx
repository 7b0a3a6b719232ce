/** One star, from its top point; closing it brings the pen back there. */
const star = 'l1.4 4 4.3.1-3.4 2.6 1.2 4.1-3.5-2.4-3.5 2.4 1.2-4.1-3.4-2.6 4.3-.1z'
const step = 14
const stars = (from: number, to: number) =>
  `M${6 + from * step} .4${Array(to - from)
    .fill(star)
    .join(`m${step} 0`)}`

const most = 5

type Props = { rating: number; className?: string }

/** A rating as stars; the text next to it says the number. Drawn, because the site's typeface has no star. */
export function Stars({ rating, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${most * step - 2} 12`}
      className={`text-(--color-star) ${className ?? ''}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={stars(0, rating)} />
      {rating < most ? <path d={stars(rating, most)} opacity=".35" /> : null}
    </svg>
  )
}
