type Props = { lists: readonly { title: string; places: readonly string[] }[] }

/** Places by region, each region a cell. */
export function PlaceLists({ lists }: Props) {
  return (
    <div className="ruled-cells md:grid-cols-3">
      {lists.map(({ title, places }) => (
        <div key={title} className="bg-mill p-m">
          <h3>{title}</h3>
          <ul className="mt-s grid grid-cols-2 gap-x-m md:max-lg:grid-cols-1">
            {places.map((place) => (
              <li key={place} className="border-t border-rule py-2xs leading-snug">
                {place}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
