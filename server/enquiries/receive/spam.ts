import { enquiryMail } from '#content/enquiry-desk.ts'
import type { Enquiry } from '#domain/enquiry.ts'

/** Milliseconds. */
const tooQuick = 3000
const usualLinks = 2

/** Why an enquiry looks like spam; empty when it does not. Spam is marked and still delivered. */
export function suspicionsOf(fields: Readonly<Record<string, string>>, enquiry: Enquiry, now: number): string[] {
  const { honeypot, haste, links } = enquiryMail.suspicions
  const elapsed = fields.startedAt ? now - Number(fields.startedAt) : Number.NaN
  const text = Object.values(enquiry).join('\n')
  const linkCount = text.match(/\b(?:https?:\/\/(?:www\.)?|www\.)/gi)?.length ?? 0
  return [
    ...(fields.website ? [honeypot] : []),
    ...(elapsed >= 0 && elapsed < tooQuick ? [haste] : []),
    ...(linkCount > usualLinks ? [links] : []),
  ]
}
