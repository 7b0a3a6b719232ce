import { directDelivery } from '#content/site.ts'
import type { ThankYouPage } from '#content/thank-you.ts'
import { Band } from './band.tsx'
import { StepLine } from './step-line.tsx'

/** The three next steps: whoever has a draft still has to send it. `behaviours/thank-you.ts` shows the list that holds. */
export function ThanksSteps({ steps, draftSteps }: Pick<ThankYouPage, 'steps' | 'draftSteps'>) {
  return (
    <Band labelledBy="steps-title">
      <h2 id="steps-title" className="mb-12">
        {steps.title}
      </h2>
      {directDelivery ? (
        <div data-thanks="delivered">
          <StepLine steps={steps.list} />
        </div>
      ) : null}
      <div data-thanks="draft" hidden={directDelivery}>
        <StepLine steps={draftSteps} />
      </div>
    </Band>
  )
}
