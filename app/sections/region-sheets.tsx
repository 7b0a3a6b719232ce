import { ZoneSketch } from '#app/drawings/zone-sketch.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { AreasPage } from '#content/areas.ts'
import type { Region } from '#content/regions.ts'
import './region-sheets.css'

type Props = {
  regions: readonly Region[]
  labels: AreasPage['regions']['labels']
}

/** Each region as a drawing sheet: its outline, what it is like to work there, and a title block with its facts. */
export function RegionSheets({ regions, labels }: Props) {
  return (
    <>
      <SampleMark of="figures" className="mb-5 text-slate" />
      <ol className="region-sheets">
        {regions.map((region, index) => (
          <li key={region.id} id={region.id} className="region-sheet">
            <p className="note">
              {labels.sheet.replace('{number}', String(index + 1)).replace('{count}', String(regions.length))}
            </p>
            <ZoneSketch region={region.region} />
            <div className="region-words">
              <h3 className="text-[clamp(1.6rem,2.4vw,2.1rem)]">{region.region}</h3>
              <p className="text-slate">{region.description}</p>
            </div>
            <dl className="region-facts">
              <div>
                <dt>{labels.response}</dt>
                <dd className="font-semibold">{region.responseTime}</dd>
              </div>
              <div>
                <dt>{labels.projects}</dt>
                <dd className="font-semibold">{region.projects}</dd>
              </div>
              <div className="full">
                <dt>{labels.coverage}</dt>
                <dd>{region.coverage}</dd>
              </div>
              <div className="full">
                <dt>{labels.places}</dt>
                <dd>{region.mainCities.join(', ')}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </>
  )
}
