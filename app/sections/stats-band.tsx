import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { AboutPage } from '#content/about.ts'
import { Band } from './band.tsx'
import { DimensionStrip } from './dimension-strip.tsx'
import './section-head.css'

/** The firm's figures in large type beside their heading. */
export function StatsBand({ stats }: { stats: AboutPage['stats'] }) {
  return (
    <Band tone="dark" labelledBy="stats-title">
      <div className="grid gap-x-xl gap-y-l lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <p className="section-head__mark note-text">{stats.mark}</p>
          <h2 id="stats-title">{stats.title}</h2>
          <SampleMark of="figures" className="mt-4 text-mist" />
        </div>
        <DimensionStrip figures={stats.figures} large className="lg:col-span-7" />
      </div>
    </Band>
  )
}
