import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/prose.ts'
import './step-line.css'

type Props = { steps: readonly { title: string; text: Prose }[] }

/** Steps as numbered balloons strung on a line. */
export function StepLine({ steps }: Props) {
  return (
    <ol className="step-line grid gap-x-columns gap-y-xs">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative grid content-start gap-x-s gap-y-3xs">
          <span className="balloon relative" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <Paragraph prose={text} className="text-slate" />
        </li>
      ))}
    </ol>
  )
}
