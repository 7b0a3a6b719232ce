import { consentCopy } from '#content/consent.ts'
import { asksConsent } from '#content/site.ts'

/** The footer's way to change one's mind, as near as it was to agree. */
export function ConsentButton() {
  if (!asksConsent) return null
  return (
    <li>
      <button type="button" className="footer-link cursor-pointer" data-ask-consent="">
        {consentCopy.change}
      </button>
    </li>
  )
}
