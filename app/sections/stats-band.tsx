import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { AboutPage } from '#content/about.ts'
import { Band } from './band.tsx'
import { DimensionStrip } from './dimension-strip.tsx'
import { SectionHead } from './section-head.tsx'

/** The firm's statistics next to their heading. */
export function StatsBand({ stats }: { stats: AboutPage['stats'] }) {
  return (
    <Band tone="dark" labelledBy="stats-title">
      <div className="grid gap-x-xl gap-y-l lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <SectionHead mark={stats.mark} title={stats.title} id="stats-title" />
          <SampleMark of="stats" className="mt-s text-mist" />
        </div>
        <DimensionStrip stats={stats.items} className="lg:col-span-7" />
      </div>
    </Band>
  )
}
