import { specimenDrawings, specimenWidth } from '#app/drawings/specimen-drawings.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { fillIn } from '#content/fill-in.ts'
import { handOver } from '#content/page-content.ts'
import type { Service } from '#content/services.ts'

type Props = { id: NonNullable<Service['handOver']> }

const { documents, specimen, number, sheets } = handOver
const names = Object.keys(documents)

/** One of the specimen sheets on About, in a narrow column. */
export function SpecimenLink({ id }: Props) {
  const { entries } = sheets[id]
  return (
    <div className="form-band__specimen rule-box relative bg-mill p-m">
      <div className="line-b pb-2xs">
        <p className="note-text">
          {specimen} · {fillIn(number, { number: names.indexOf(id) + 1, count: names.length })}
        </p>
        <h3>
          <a className="block-link" href="/about#hand-over">
            {documents[id]}
          </a>
        </h3>
      </div>
      {entries.length > 0 ? <FactList facts={entries} className="grid grid-cols-2 gap-2xs text-small" /> : null}
      <img
        src={`/images/specimens/${id}.svg`}
        width={specimenWidth}
        height={specimenDrawings[id].height}
        alt=""
        loading="lazy"
      />
    </div>
  )
}
