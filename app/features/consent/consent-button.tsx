import { consentWords } from '#content/consent.ts'
import { askAgain } from './ask-again.ts'
import { asksConsent } from './consent.tsx'

/** The footer's way to change one's mind, as near as it was to agree. */
export function ConsentButton() {
  if (!asksConsent) return null
  return (
    <li>
      <button type="button" className="footer-link cursor-pointer" onClick={askAgain}>
        {consentWords.change}
      </button>
    </li>
  )
}
