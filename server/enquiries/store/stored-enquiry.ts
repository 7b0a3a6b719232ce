import type { AttachmentType } from '#domain/attachments.ts'
import type { Enquiry } from '#domain/enquiry.ts'

export type Content = {
  enquiry: Enquiry
  page: string
  suspicions: string[]
}

/** A file of an enquiry; `name` is safe for mail and file systems, `size` in bytes. */
type AttachmentFacts = { name: string; type: AttachmentType; size: number }

/** `position` counts from 0 in the visitor's order. */
export type NumberedFile = AttachmentFacts & { position: number }

export type SpooledFile = AttachmentFacts & { path: string }

export type Submission = {
  /** The same for every retry of a submission. */
  key: string
  content: Content
  files: readonly SpooledFile[]
}

export type DeliveryQueue = 'office-mail' | 'acknowledgement'

export type Delivery = {
  id: string
  queue: DeliveryQueue
  enquiryId: string
  reference: string
  receivedAt: Date
  content: Content
  attachments: NumberedFile[]
}
