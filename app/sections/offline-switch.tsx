import { Button } from '#app/ui/button.tsx'
import type { OfflineSwitch as Words } from '#content/offline.ts'

/** Where a visitor turns the page for moments without a signal off and on. Hidden until a script knows what this browser keeps. */
export function OfflineSwitch({ title, on, off, turnOff, turnOn, unsupported }: Words) {
  return (
    <div hidden data-offline-switch className="grid justify-items-start gap-3 border border-rule bg-mill p-5">
      <h3 className="text-lead">{title}</h3>
      <div role="status">
        <p data-says="on">{on}</p>
        <p data-says="off">{off}</p>
        <p data-says="unsupported">{unsupported}</p>
      </div>
      <Button look="ghost" data-turns="off">
        {turnOff}
      </Button>
      <Button look="ghost" data-turns="on">
        {turnOn}
      </Button>
    </div>
  )
}
