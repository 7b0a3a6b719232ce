import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { deliveryCopy } from '#content/delivery.ts'
import type { EnquirySending } from '../use-enquiry.ts'
import type { Sending } from './sending.ts'

type Props = Pick<EnquirySending, 'submit' | 'submitByMail' | 'stopWaiting'> & {
  state: Extract<Sending, { name: 'failed' | 'waiting for connection' }>
}

/** Says why a delivery failed and what the visitor can do. Takes focus, because the visitor is waiting for the result. */
export function NotSent({ state: { name, notice }, submit, submitByMail, stopWaiting }: Props) {
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice is the event to take focus on
  useEffect(() => box.current?.focus(), [notice])

  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <h3 className="error-mark flex gap-2xs text-oxide">{notice.title}</h3>
      <p className="mt-2xs">{notice.text}</p>
      <div className="mt-s action-row">
        <Button size="small" onClick={submit}>
          {deliveryCopy.tryAgain}
        </Button>
        <Button size="small" look="ghost" onClick={submitByMail}>
          {deliveryCopy.byMail}
        </Button>
        {name === 'waiting for connection' ? (
          <Button size="small" look="ghost" onClick={stopWaiting}>
            {deliveryCopy.stopResuming}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
