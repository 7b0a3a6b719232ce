import { ProseText } from '#app/ui/prose-text.tsx'
import { plainText } from '#content/prose.ts'
import type { Stat } from '#content/services.ts'
import { figureParts } from '#domain/figure-parts.ts'
import './dimension-strip.css'

/** A figure as long as this is set smaller to stay in its column. */
const longFigure = '7:00–17:00'

/** Key figures on a dimension line, one between each pair of ticks. */
export function DimensionStrip({ stats, className = '' }: { stats: readonly Stat[]; className?: string }) {
  return (
    <ul className={`dimension-strip ${className}`}>
      {stats.map(({ value, label }) => {
        const { number, unit } = figureParts(value)
        return (
          <li key={plainText(label)} className="relative row-span-2 grid grid-rows-subgrid gap-y-3xs pt-s xl:min-w-0">
            <b className="dimension-strip__figure display-text">
              <span
                className={number.length >= longFigure.length ? 'max-md:text-subheading xl:text-heading' : undefined}
              >
                {number}
              </span>{' '}
              {unit}
            </b>
            <span className="text-small snug opacity-85">
              <ProseText prose={label} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
