import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { Stat } from '#content/service.ts'
import { serviceCopy } from '#content/service-copy.ts'
import { Band } from './band.tsx'
import { DimensionStrip } from './dimension-strip.tsx'

/** The stats of a service on a dimension line. */
export function KeyStats({ stats }: { stats: readonly Stat[] }) {
  return (
    <Band className="pb-xl max-md:pt-s">
      <h2 className="sr-only">{serviceCopy.keyStats}</h2>
      <DimensionStrip stats={stats} />
      <SampleMark of="stats" className="mt-xs text-slate md:mt-s" />
    </Band>
  )
}
