import { ProseText } from '#app/ui/prose-text.tsx'
import { plainText } from '#content/prose.ts'
import type { Stat } from '#content/services.ts'
import { figureParts } from '#domain/figure-parts.ts'
import './dimension-strip.css'

/** A number as long as this is set smaller on phones. */
const longNumber = '7:00–17:00'

/** With a figure as wide as this, in letters of its unit, a strip is set smaller. A number's letters are twice as wide. */
const wideFigure = 2 * 'Under 2'.length + 'hours'.length

/** Key figures on a dimension line, one between each pair of ticks. */
export function DimensionStrip({ stats, className = '' }: { stats: readonly Stat[]; className?: string }) {
  const figures = stats.map(({ value, label }) => ({ ...figureParts(value), label }))
  const isWide = figures.some(({ number, unit }) => 2 * number.length + unit.length >= wideFigure)
  return (
    <ul className={`dimension-strip ${isWide ? 'dimension-strip--wide' : ''} ${className}`}>
      {figures.map(({ number, unit, label }) => (
        <li key={plainText(label)} className="relative row-span-2 grid grid-rows-subgrid gap-y-3xs pt-s xl:min-w-0">
          <b className="dimension-strip__figure display-text">
            <span className={number.length >= longNumber.length ? 'max-md:text-subheading' : undefined}>{number}</span>{' '}
            {unit}
          </b>
          <span className="text-small snug opacity-85">
            <ProseText prose={label} />
          </span>
        </li>
      ))}
    </ul>
  )
}
