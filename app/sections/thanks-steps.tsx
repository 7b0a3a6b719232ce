import type { thankYou } from '#content/thank-you.ts'
import { Band } from './band.tsx'
import { StepLine } from './step-line.tsx'

/** The three next steps; a visitor with a draft still has to send it. `behaviours/thank-you.ts` shows the list that applies. */
export function ThanksSteps({ steps, draftSteps }: Pick<typeof thankYou, 'steps' | 'draftSteps'>) {
  return (
    <Band labelledBy="steps-title">
      <h2 id="steps-title" className="mb-l">
        {steps.title}
      </h2>
      <div data-thanks="delivered opened">
        <StepLine steps={steps.list} />
      </div>
      <div data-thanks="draft" hidden>
        <StepLine steps={draftSteps} />
      </div>
    </Band>
  )
}
