import type { ThankYouPage } from '#content/thank-you.ts'
import { Band } from './band.tsx'
import { StepLine } from './step-line.tsx'

/** The three next steps. */
export function ThanksSteps({ steps }: Pick<ThankYouPage, 'steps'>) {
  return (
    <Band labelledBy="steps-title">
      <h2 id="steps-title" className="mb-12">
        {steps.title}
      </h2>
      <StepLine steps={steps.list} />
    </Band>
  )
}
