import type { AttachmentType } from '#domain/attachments.ts'
import type { Enquiry } from '#domain/enquiry.ts'

/** What a visitor sent, checked and cleaned. */
export type Content = {
  enquiry: Enquiry
  /** Path of the page with the form. */
  page: string
  /** Why it looks like spam; empty for most. */
  suspicions: string[]
  /** A test by the owner (`npm run desk -- test`). */
  test?: true
}

/** A file of an enquiry; `name` is safe for mail and file systems, `size` in bytes. */
export type AttachmentFacts = { name: string; type: AttachmentType; size: number }

/** A file on disk that is not stored yet. */
export type SpooledFile = AttachmentFacts & { path: string }

/** A checked form. */
export type Submission = {
  /** The browser's id for this submission, the same when it is sent again. */
  key: string
  content: Content
  files: readonly SpooledFile[]
}

/** One mail of an enquiry: to the office (one for each address there) or to the visitor. */
export type DeliveryQueue = 'office-mail' | 'acknowledgement'

/** Everything needed to write the mails of one delivery. */
export type Delivery = {
  id: string
  queue: DeliveryQueue
  /** Address of the office; null for the visitor, whose address is in the enquiry. */
  recipient: string | null
  enquiryId: string
  reference: string
  receivedAt: Date
  content: Content
  attachments: AttachmentFacts[]
}
