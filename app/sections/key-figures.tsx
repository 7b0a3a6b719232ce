import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { Figure } from '#content/service.ts'
import { serviceCopy } from '#content/service-copy.ts'
import { Band } from './band.tsx'
import { DimensionStrip } from './dimension-strip.tsx'

/** The figures of a service on a dimension line. */
export function KeyFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Band>
      <h2 className="sr-only">{serviceCopy.keyFigures}</h2>
      <DimensionStrip figures={figures} />
      <SampleMark of="figures" className="mt-s text-slate" />
    </Band>
  )
}
