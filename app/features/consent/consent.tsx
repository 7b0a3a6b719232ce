import { ConsentQuestion } from './consent-question.tsx'

declare const __ASKS_CONSENT__: boolean

/**
 * Without a real analytics id there is nothing to ask. A constant that the build writes in this very file, because only then
 * is all of this left out of the scripts; outside a build (unit tests) nothing is asked.
 */
export const asksConsent = typeof __ASKS_CONSENT__ === 'boolean' && __ASKS_CONSENT__

export function Consent() {
  return asksConsent ? <ConsentQuestion /> : null
}
