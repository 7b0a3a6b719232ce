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

/** A figure with more characters would not fit half of a phone's width at its full size. */
function fitOf(value: string, number: string): string {
  if (value.length > 11) return 'dimension-strip__figure--longest'
  return value.length > 9 || number.length > 7 ? 'dimension-strip__figure--long' : ''
}

function Figure({ value }: { value: string }) {
  const { number, unit } = figureParts(value)
  return (
    <b className={`dimension-strip__figure display-text ${fitOf(value, number)}`}>
      <span>{number}</span> {unit ? <small>{unit}</small> : null}
    </b>
  )
}
