import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { about } from '#content/about.ts'
import { Band } from './band.tsx'
import { DimensionStrip } from './dimension-strip.tsx'
import { SectionHead } from './section-head.tsx'

/** The firm's statistics next to their heading. */
export function StatsBand({ stats }: { stats: (typeof about)['stats'] }) {
  return (
    <Band tone="dark" labelledBy="stats-title">
      <div className="grid gap-x-xl gap-y-l lg:grid-cols-[5fr_7fr] lg:items-center">
        <div>
          <SectionHead mark={stats.mark} title={stats.title} id="stats-title" />
          <SampleMark of="stats" className="mt-s text-mist" />
        </div>
        <DimensionStrip stats={stats.items} />
      </div>
    </Band>
  )
}
