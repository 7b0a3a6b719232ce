// What is fetched with the first check: the places of the postcodes, the line to one, and the way into the forms.
import { readDraft, saveDraft } from '#app/features/enquiry-form/draft-store.ts'
import { postcodeLineCopy } from '#content/answers/postcode.ts'
import { draftWithFigures } from '#domain/figures-handover.ts'
import { fillIn } from '#domain/fill-in.ts'
import { type PostcodeLine, postcodeFigures } from '#domain/postcode-line.ts'

export { PostcodeDimension } from '#app/drawings/postcode-dimension.tsx'
export { postcodeLineCopy as copy } from '#content/answers/postcode.ts'
export { postcodeLine } from '#domain/postcode-line.ts'

/** Puts the postcode's line into the drafts of both enquiry forms, which stand on other pages. */
export function takeAlong(line: PostcodeLine): void {
  const figures = postcodeFigures(line)
  for (const kind of ['quote', 'contact'] as const) saveDraft(kind, draftWithFigures(kind, readDraft(kind), figures))
}

/** "about 12 miles south-east, in a straight line" */
export function distanceOf({ distance, compass }: PostcodeLine): string {
  return fillIn(postcodeLineCopy.distance, { distance, compass })
}
