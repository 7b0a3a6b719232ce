import { calculatorCopy } from '#content/calculator.ts'

/** A price range on one line or, from £10,000, on two: "£4,906 – £7,973", or "£14,906" and "to £17,973". */
export function PriceRange({ range }: { range: string }) {
  const [low, high = ''] = range.split(' - ')
  const isLong = high.length > '£9,999'.length
  return (
    <>
      <span className="whitespace-nowrap">{low}</span>{' '}
      <span className={isLong ? 'block whitespace-nowrap' : 'whitespace-nowrap'}>
        {isLong ? calculatorCopy.rangeTo : '–'} {high}
      </span>
    </>
  )
}
