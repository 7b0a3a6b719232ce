import { ProseText } from '#app/ui/prose-text.tsx'
import type { Figure } from '#content/service.ts'
import './dimension-strip.css'

type Props = { figures: readonly Figure[]; className?: string }

/** Figures on a dimension line, one between each pair of ticks. */
export function DimensionStrip({ figures, className = '' }: Props) {
  return (
    <ul className={`dimension-strip ${className}`}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <b className="display-text block text-subheading">
            <ProseText prose={value} />
          </b>
          <span className="text-small leading-snug opacity-85">{label}</span>
        </li>
      ))}
    </ul>
  )
}
