import { FactList } from '#app/ui/fact-list.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Project } from '#content/service.ts'
import './job-list.css'

/** Past jobs as lines of a schedule: what it was, how it was done, its figures. */
export function JobList({ jobs }: { jobs: readonly Project[] }) {
  return (
    <ul className="job-list">
      {jobs.map(({ title, text, facts }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph prose={text} />
          <FactList facts={facts} labels="text-slate" values="font-semibold" />
        </li>
      ))}
    </ul>
  )
}
