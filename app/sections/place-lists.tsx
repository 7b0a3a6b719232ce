import './place-lists.css'

type Props = { lists: readonly { title: string; places: readonly string[] }[] }

/** Places by region, each region a cell. */
export function PlaceLists({ lists }: Props) {
  return (
    <div className="ruled-cells grid-cols-1 md:grid-cols-3">
      {lists.map(({ title, places }) => (
        <div key={title} className="bg-mill p-6 lg:p-l">
          <h3>{title}</h3>
          <ul className="place-list">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
