/** A price range that breaks after its hyphen, never inside a price. */
export function PriceRange({ range }: { range: string }) {
  const [low, high] = range.split(' - ')
  return (
    <>
      <span className="whitespace-nowrap">{low} -</span> <span className="whitespace-nowrap">{high}</span>
    </>
  )
}
