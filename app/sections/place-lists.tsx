import './place-lists.css'

type Props = { lists: readonly { title: string; places: readonly string[] }[] }

/** Places by region, each region a cell. */
export function PlaceLists({ lists }: Props) {
  return (
    <div className="ruled-cells place-lists">
      {lists.map(({ title, places }) => (
        <div key={title} className="bg-mill p-m">
          <h3>{title}</h3>
          <ul>
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
