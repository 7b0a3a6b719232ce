import { SampleMark } from '#app/firm/sample-mark.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import type { areasPage, Region } from '#content/page-content.ts'
import './region-sheets.css'

type Props = {
  regions: readonly Region[]
  labels: (typeof areasPage)['regions']['labels']
}

/** The regions under their numbers on the map. Side by side, the facts of a row are on one line across the sheets. */
export function RegionSheets({ regions, labels }: Props) {
  return (
    <>
      <SampleMark of="stats" className="mb-s" />
      <ol className="ruled-cells">
        {regions.map((region, index) => (
          <li
            key={region.id}
            id={region.id}
            className="grid content-start bg-mill lg:col-span-4 lg:row-span-6 lg:grid-rows-subgrid"
          >
            <div className="flex items-center gap-s px-m pt-m">
              <span className="balloon" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{region.region}</h3>
            </div>
            <p className="px-m pt-xs pb-m text-slate">{region.description}</p>
            <FactList
              facts={[
                { label: labels.response, value: region.responseTime, note: region.responseNote },
                { label: labels.projects, value: region.projects },
                { label: labels.coverage, value: region.coverage },
                { label: labels.places, value: region.mainCities.map(inOneLine).join(', ') },
              ]}
              className="region-sheet__facts narrow:grid narrow:grid-cols-[1fr_auto] lg:row-span-4 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid"
            />
          </li>
        ))}
      </ol>
    </>
  )
}

/** A name of several words does not break across lines. */
function inOneLine(place: string): string {
  return place.replaceAll(' ', '\u00a0')
}
