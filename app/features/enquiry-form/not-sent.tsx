import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { deliveryCopy } from '#content/delivery.ts'

export type Failure = {
  title: string
  text: string
  byMail: () => void
  /** Calls off the sending that else happens by itself. */
  stop?: () => void
}

/** After a delivery that failed: what happened, the two ways on, and whether it goes on by itself. Takes focus, because the visitor was waiting for it. */
export function NotSent({ failure, onTryAgain }: { failure: Failure; onTryAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure is the event to take focus on
  useEffect(() => box.current?.focus(), [failure])

  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <h3>{failure.title}</h3>
      <p className="mt-2">{failure.text}</p>
      <div className="mt-4 action-row">
        <Button size="small" onClick={onTryAgain}>
          {deliveryCopy.tryAgain}
        </Button>
        <Button size="small" look="ghost" onClick={failure.byMail}>
          {deliveryCopy.byMail}
        </Button>
        {failure.stop ? (
          <Button size="small" look="ghost" onClick={failure.stop}>
            {deliveryCopy.stopResuming}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
