import { Paragraph } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/prose.ts'
import './step-line.css'

type Props = { steps: readonly { title: string; text: Prose }[] }

/** Steps as numbered balloons strung on a line. */
export function StepLine({ steps }: Props) {
  return (
    <ol className="step-line grid gap-x-columns gap-y-xs lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative grid content-start gap-x-s gap-y-3xs max-lg:grid-cols-[2.2rem_1fr]">
          <span className="balloon relative max-lg:row-span-2 lg:mb-2xs" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <Paragraph prose={text} className="text-slate" />
        </li>
      ))}
    </ol>
  )
}
