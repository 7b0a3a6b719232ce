// Loaded with the first check, because the list of postcodes is large.
import { readDraft, saveDraft } from '#app/features/enquiry-form/draft-store.ts'
import { fillIn } from '#content/fill-in.ts'
import { postcodeLineCopy } from '#content/interactive/postcode.ts'
import { draftWithDetails } from '#domain/enquiry-details.ts'
import { type PostcodeLine, postcodeDetails } from '#domain/postcode-line.ts'

export { PostcodeDimension } from '#app/drawings/postcode-dimension.tsx'
export { postcodeLineCopy as copy } from '#content/interactive/postcode.ts'
export { postcodeLine } from '#domain/postcode-line.ts'

/** Adds the postcode and its distance to the drafts of both enquiry forms, which are on other pages. */
export function takeAlong(line: PostcodeLine): void {
  const details = postcodeDetails(line)
  for (const kind of ['quote', 'contact'] as const) saveDraft(kind, draftWithDetails(kind, readDraft(kind), details))
}

/** "about 12 miles south-east, in a straight line" */
export function distanceOf({ distance, compass }: PostcodeLine): string {
  return fillIn(postcodeLineCopy.distance, { distance, compass })
}
