import type { Figure } from '#content/services/service.ts'

/** Figures on a dimension line, one between each pair of ticks. */
export function DimensionStrip({ figures, className = '' }: { figures: readonly Figure[]; className?: string }) {
  return (
    <ul className={`dimension-strip ${figures.length === 3 ? 'three' : ''} ${className}`}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <b className="display block text-[clamp(1.35rem,2.7vw,2.1rem)]">{value}</b>
          <span className="text-[.97rem] leading-snug opacity-85">{label}</span>
        </li>
      ))}
    </ul>
  )
}
