import { ProseText } from '#app/ui/prose-text.tsx'
import type { Stat } from '#content/service.ts'
import { figureParts } from '#domain/figure-parts.ts'
import './dimension-strip.css'

/** Key figures on a dimension line, one between each pair of ticks. A wide one makes all of them smaller. */
export function DimensionStrip({ stats }: { stats: readonly Stat[] }) {
  const tight = stats.some(({ value }) => figureParts(value).number.length > 9)
  return (
    <ul className={`dimension-strip ${tight ? 'dimension-strip--tight' : ''}`}>
      {stats.map(({ value, label }) => (
        <li key={label} className="relative grid pt-s">
          <Figure value={value} />
          <span className="block text-small snug opacity-85">
            <ProseText prose={label} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Figure({ value }: { value: string }) {
  const { number, unit } = figureParts(value)
  // It would not fit half of a phone's width at its full size.
  const long = value.length > 11
  return (
    <b className={`dimension-strip__figure display-text ${long ? 'dimension-strip__figure--long' : ''}`}>
      <span>{number}</span> {unit ? <small>{unit}</small> : null}
    </b>
  )
}
