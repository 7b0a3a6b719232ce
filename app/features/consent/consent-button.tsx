import { consentCopy } from '#content/consent.ts'
import { asksConsent } from '#content/site.ts'

export function ConsentButton() {
  if (!asksConsent) return null
  return (
    <li>
      <button type="button" className="cursor-pointer" data-ask-consent="">
        {consentCopy.change}
      </button>
    </li>
  )
}
