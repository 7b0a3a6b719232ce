import { X } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { siteCopy } from '#content/site-copy.ts'
import '#app/ui/icon-button.css'
import './toasts.css'

/** The live regions for messages, empty in the HTML so that a message is always heard, and the card that one comes on. */
export function Toasts() {
  return (
    <div className="toast-stack flex gap-2xs" data-toasts data-print="hide">
      <div role="alert" aria-atomic="false" className="grid gap-2xs" />
      <div role="status" aria-atomic="false" className="grid gap-2xs" />
      <template id="toast-card">
        <div className="toast-card flex justify-between gap-s bg-mill px-m py-s wrap-anywhere max-md:px-s max-md:py-xs">
          <div>
            <p className="weight-600" />
            <p />
          </div>
          <button type="button" className="icon-button -m-2xs" aria-label={siteCopy.dismiss}>
            <Icon of={X} size={20} />
          </button>
        </div>
      </template>
    </div>
  )
}
