import type { areasPage } from '#content/areas.ts'

/** The key to the map's balloons, and a note about the map. */
export function ZoneLegend({ map }: Pick<typeof areasPage, 'map'>) {
  return (
    <div className="mt-m grid gap-x-l gap-y-s border-t border-ink pt-s">
      <ol className="flex flex-wrap gap-x-l gap-y-2xs">
        {map.zones.map(({ region, role }, index) => (
          <li key={region} className="flex items-center gap-xs">
            <span className="balloon balloon--small" aria-hidden="true">
              {index + 1}
            </span>
            <span className="font-semibold">{`${region} · ${role}`}</span>
          </li>
        ))}
      </ol>
      <p className="text-small text-slate">{map.notice}</p>
    </div>
  )
}
