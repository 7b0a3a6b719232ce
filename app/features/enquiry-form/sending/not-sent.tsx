import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { deliveryCopy } from '#content/delivery.ts'
import type { Notice } from './sending.ts'

type Props = {
  notice: Notice
  onTryAgain: () => void
  onSendByMail: () => void
  /** Stops the automatic retry, if there is one. */
  onStop?: () => void
}

/** Says why a delivery failed and what the visitor can do. Takes focus, because the visitor is waiting for the result. */
export function NotSent({ notice, onTryAgain, onSendByMail, onStop }: Props) {
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice is the event to take focus on
  useEffect(() => box.current?.focus(), [notice])

  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <h3>{notice.title}</h3>
      <p className="mt-2xs">{notice.text}</p>
      <div className="mt-s action-row">
        <Button size="small" onClick={onTryAgain}>
          {deliveryCopy.tryAgain}
        </Button>
        <Button size="small" look="ghost" onClick={onSendByMail}>
          {deliveryCopy.byMail}
        </Button>
        {onStop ? (
          <Button size="small" look="ghost" onClick={onStop}>
            {deliveryCopy.stopResuming}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
