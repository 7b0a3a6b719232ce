import { ProseText } from '#app/ui/prose-text.tsx'
import type { Stat } from '#content/service.ts'
import { figureParts } from '#domain/figure-parts.ts'
import './dimension-strip.css'

type Props = { stats: readonly Stat[]; className?: string }

/** Key figures on a dimension line, one between each pair of ticks. */
export function DimensionStrip({ stats, className = '' }: Props) {
  return (
    <ul className={`dimension-strip ${className}`}>
      {stats.map(({ value, label }) => (
        <li key={label}>
          <Figure value={value} />
          <span className="block text-small leading-snug opacity-85">
            <ProseText prose={label} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Characters of a number that fits half of a phone's width at its full size. */
const fits = 7

function Figure({ value }: { value: string }) {
  const { number, unit } = figureParts(value)
  return (
    <b className="dimension-strip__figure display-text">
      <span className={number.length > fits ? 'dimension-strip__number--long' : undefined}>{number}</span> {unit}
    </b>
  )
}
