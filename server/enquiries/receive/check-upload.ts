import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { deskErrors } from '#content/enquiry-desk.ts'
import { fillIn } from '#content/fill-in.ts'
import { isPagePath } from '#content/navigation.ts'
import { type AttachmentType, attachmentLimits, attachmentType, refusalOf } from '#domain/attachments.ts'
import { cleanLine } from '#domain/clean-text.ts'
import { checkEnquiry } from '#domain/enquiry.ts'
import { matchesSignature } from '#domain/file-signature.ts'
import { safeFileName } from '#domain/safe-file-name.ts'
import type { SpooledFile, Submission } from '#server/enquiries/store/stored-enquiry.ts'
import { Problem } from './problem.ts'
import { suspicionsOf } from './spam.ts'
import type { Upload, UploadedFile } from './upload.ts'

type Finding = { status: 413 | 415; message: string }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** One for all requests. A .docx may have a picture before the part that identifies it. */
const head = Buffer.alloc(1024 * 1024)

/** Whether the beginning of a file fits its type. It was written just now, so reading it does not wait for the disk. */
function fileMatches(path: string, type: AttachmentType): boolean {
  const file = openSync(path, 'r')
  try {
    return matchesSignature(head.subarray(0, readSync(file, head, 0, head.length, 0)), type)
  } finally {
    closeSync(file)
  }
}

/** The file under a safe name, or what is wrong with it, in the form's wording. */
function checkFile({ path, size, mime, name: given }: UploadedFile): SpooledFile | Finding {
  const name = cleanLine(given)
  const refusal = refusalOf({ name, size, type: mime })
  if (refusal) return { status: size > attachmentLimits.bytes ? 413 : 415, message: refusal.text }
  const type = attachmentType({ name, type: mime })
  const wrong = size === 0 ? deskErrors.emptyFile : deskErrors.badFile
  if (!type || !fileMatches(path, type)) return { status: 415, message: fillIn(wrong, { file: name }) }
  return { name: safeFileName(given, type), type, size, path }
}

/**
 * The browser's id for the submission. Without one (no JavaScript) a hash of everything sent and the day, so that pressing the
 * button twice is still one enquiry.
 */
function submissionKey({ fields, files }: Upload, now: Date): string {
  if (fields.submission && uuid.test(fields.submission)) return fields.submission.toLowerCase()
  const sent = [Object.entries(fields).sort(), files.map(({ name, digest }) => [name, digest])]
  const day = now.toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([day, sent]))
    .digest('hex')
}

/**
 * Checks an upload by the same rules as the form. Throws Problem with a message for every wrong field and file: 413 for files
 * too large or too many, 415 for files of the wrong type, 422 when a field is wrong too.
 */
export function checkUpload(upload: Upload, now: Date): Submission {
  const { fields } = upload
  const checked = checkEnquiry(fields.kind === 'contact' ? 'contact' : 'quote', fields)
  const files = upload.files.map(checkFile)
  const findings = files.filter((file) => 'status' in file)
  const fileErrors = findings.map(({ message }) => ({ field: 'attachments', message }))
  if (!checked.ok) throw new Problem(422, deskErrors.fields, [...checked.errors, ...fileErrors])
  if (findings.length > 0) {
    throw new Problem(findings.some(({ status }) => status === 413) ? 413 : 415, deskErrors.files, fileErrors)
  }
  const { enquiry } = checked
  const page = fields.page && isPagePath(fields.page) ? fields.page : '/'
  return {
    key: submissionKey(upload, now),
    content: { enquiry, page, suspicions: suspicionsOf(fields, enquiry, now.getTime()) },
    files: files.filter((file) => 'path' in file),
  }
}
