import { formatPounds } from '#content/fill-in.ts'

/** A price range on one line or, from £10,000, on two: "£4,906 – £7,973", or "£14,906" and "to £17,973". */
export function PriceRange({ low, high, to }: { low: number; high: number; to: string }) {
  const isLong = high >= 10_000
  return (
    <>
      <span className="whitespace-nowrap">{formatPounds(low)}</span>{' '}
      <span className={isLong ? 'block whitespace-nowrap' : 'whitespace-nowrap'}>
        {isLong ? to : '–'} {formatPounds(high)}
      </span>
    </>
  )
}
