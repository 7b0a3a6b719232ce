import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/page-copy.ts'
import './step-line.css'

type Props = { steps: readonly { title: string; text: Prose }[] }

/** Steps as numbered balloons strung on a line. */
export function StepLine({ steps }: Props) {
  return (
    <ol className="step-line">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="balloon" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <Paragraph prose={text} className="text-slate max-sm:leading-snug" />
        </li>
      ))}
    </ol>
  )
}
