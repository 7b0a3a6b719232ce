import { ProseText } from '#app/ui/prose-text.tsx'
import type { Stat } from '#content/service.ts'
import './dimension-strip.css'

type Props = { stats: readonly Stat[]; className?: string }

/** Statistics on a dimension line, one between each pair of ticks. */
export function DimensionStrip({ stats, className = '' }: Props) {
  return (
    <ul className={`dimension-strip ${className}`}>
      {stats.map(({ value, label }) => (
        <li key={label}>
          <b className="display-text block text-subheading">
            <ProseText prose={value} />
          </b>
          <span className="block text-small leading-snug opacity-85 max-md:text-note">
            <ProseText prose={label} />
          </span>
        </li>
      ))}
    </ul>
  )
}
