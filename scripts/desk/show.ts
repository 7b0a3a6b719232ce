import type { EnquiryView } from '#server/enquiries/desk-view.ts'
import { mailTable } from './list.ts'

/** One enquiry for people: facts, mails, every try; and what the visitor wrote, where it was asked for. */
export function enquiryText(view: EnquiryView, now: number): string {
  const facts: [string, string | null][] = [
    ['Reference', view.reference],
    ['Received', view.receivedAt],
    ['Delivered', view.deliveredAt ?? 'not yet'],
    ['Form', view.test ? 'test of the desk' : view.form],
    ['Page', view.page],
    ['Service', view.service],
    ['Marked as spam', view.suspicions.join('; ') || null],
    ['Files', view.files.map(({ type, size, name }) => `${name ?? type} (${size} bytes)`).join(', ') || null],
    ['Text and files', view.kept ? 'kept until delivered' : 'deleted after delivery'],
  ]
  const tries = view.tries.map(({ at, to, answer }) => `  ${at}  ${to}: ${answer ?? 'taken'}`)
  return [
    ...facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
    '',
    mailTable(view.mails, now),
    ...(tries.length > 0 ? ['', 'Tries:', ...tries] : []),
    ...(view.personal ? ['', ...Object.entries(view.personal).map(([field, answer]) => `${field}: ${answer}`)] : []),
  ].join('\n')
}
