import { Button } from '#app/ui/button.tsx'
import { deliveryCopy as copy } from '#content/delivery.ts'
import { fillIn } from '#content/fill-in.ts'
import './sending-overlay.css'

const lines = [1, 2, 3, 4, 5, 6]

type Props = { progress: number | undefined; onCancel: () => void }

/** The skeleton over a form while its enquiry is being sent (spec 4); for an upload, with its progress. */
export function SendingOverlay({ progress, onCancel }: Props) {
  return (
    <div className="sending-overlay absolute inset-0 z-5 grid content-center gap-s p-l">
      {lines.map((line) => (
        <span key={line} className="sending-overlay__line" />
      ))}
      {progress === undefined ? null : (
        <div className="grid justify-items-start gap-xs">
          <label className="grid w-full gap-2xs weight-600">
            {progress < 1 ? fillIn(copy.uploading, { percent: Math.floor(progress * 100) }) : copy.finishing}
            <progress className="sending-overlay__progress" max={1} value={progress} />
          </label>
          <Button look="ghost" size="small" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
