import type { EnquiryKind } from '#content/enquiry.ts'

/** A block of text that a drawing or the postcode check adds to an enquiry form. */
export type EnquiryDetails = {
  /** First line of the block; a later block with the same first line takes its place. */
  firstLine: string
  /** Label and value. The same drawing always gives the same labels. */
  lines: readonly (readonly [label: string, value: string])[]
}

/** The field of each form that holds the visitor's own text. */
export const descriptionField = { quote: 'description', contact: 'message' } as const satisfies Record<
  EnquiryKind,
  string
>

/** The block as plain text, without line breaks at its end and with plain spaces. */
function detailsText({ firstLine, lines }: EnquiryDetails): string {
  return [firstLine, ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n').replaceAll('\u00a0', ' ')
}

/**
 * The text of a form's description with the details in it: below what the visitor has typed, or in place of the details that the
 * same drawing sent before. Text typed between the lines of the block is kept.
 */
export function textWithDetails(text: string, details: EnquiryDetails): string {
  const block = detailsText(details)
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  const before = paragraphs.findIndex((paragraph) => paragraph.split('\n')[0]?.trim() === details.firstLine)
  if (before < 0) return text.trim() ? `${text.trim()}\n\n${block}` : `${block}\n\n`

  const labels = details.lines.map(([label]) => `${label.replaceAll('\u00a0', ' ')}:`)
  const typed = (paragraphs[before] ?? '').split('\n').slice(1)
  const own = typed.filter((line) => !labels.some((label) => line.startsWith(label)))
  paragraphs[before] = [block, ...own].join('\n')
  return paragraphs.length === 1 && own.length === 0 ? `${block}\n\n` : paragraphs.join('\n\n')
}

/** A form's draft with the details added. */
export function draftWithDetails(
  kind: EnquiryKind,
  draft: Readonly<Record<string, string>>,
  details: EnquiryDetails,
): Record<string, string> {
  const field = descriptionField[kind]
  return { ...draft, [field]: textWithDetails(draft[field] ?? '', details) }
}
