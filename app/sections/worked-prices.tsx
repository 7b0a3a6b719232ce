import { SampleMark } from '#app/ui/sample-mark.tsx'
import { workedPrices as copy } from '#content/worked-prices.ts'
import { Band } from './band.tsx'
import { SectionHead } from './section-head.tsx'
import { WorkedJob } from './worked-job.tsx'

/** Example jobs, line by line, each next to the calculator's estimate for the same choices. */
export function WorkedPrices() {
  return (
    <Band id={copy.id} labelledBy="worked-prices-title">
      <SectionHead {...copy} id="worked-prices-title" />
      <SampleMark of="workedPrices" className="mb-m text-slate" />
      <div className="grid gap-xl">
        {copy.jobs.map((job) => (
          <WorkedJob key={job.id} job={job} />
        ))}
      </div>
    </Band>
  )
}
