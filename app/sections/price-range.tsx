import { calculatorCopy } from '#content/calculator.ts'
import { formatPounds } from '#content/fill-in.ts'
import type { Estimate } from '#domain/estimate.ts'

/** A price range on one line or, from £10,000, on two: "£4,906 – £7,973", or "£14,906" and "to £17,973". */
export function PriceRange({ low, high }: Pick<Estimate, 'low' | 'high'>) {
  const isLong = high >= 10_000
  return (
    <>
      <span className="whitespace-nowrap">{formatPounds(low)}</span>{' '}
      <span className={isLong ? 'block whitespace-nowrap' : 'whitespace-nowrap'}>
        {isLong ? calculatorCopy.rangeTo : '–'} {formatPounds(high)}
      </span>
    </>
  )
}
