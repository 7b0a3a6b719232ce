import { createHash } from 'node:crypto'
import { attachmentToasts } from '#content/enquiry.ts'
import { deskErrors } from '#content/enquiry-desk.ts'
import { isPagePath } from '#content/navigation.ts'
import { attachmentLimits, attachmentType, refusalOf } from '#domain/attachments.ts'
import { cleanLine } from '#domain/clean-text.ts'
import { checkEnquiry, type FieldError } from '#domain/enquiry.ts'
import { safeFileName } from '#domain/safe-file-name.ts'
import { fileMatches } from './file-matches.ts'
import type { UploadedFile } from './file-writer.ts'
import { Problem } from './problem.ts'
import { suspicionsOf } from './spam.ts'
import type { Content, SpooledFile } from './stored-enquiry.ts'
import type { Upload } from './upload.ts'

type Finding = { status: 413 | 415; message: string }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The file under a safe name, or what is wrong with it, in the form's wording. */
async function checkFile(file: UploadedFile): Promise<SpooledFile | Finding> {
  const name = cleanLine(file.name)
  const size = file.tooLarge ? attachmentLimits.bytes + 1 : file.size
  const refusal = refusalOf({ name, size, type: file.mime })
  const type = attachmentType({ name, type: file.mime })
  if (refusal || !type || !file.path) {
    return { status: file.tooLarge ? 413 : 415, message: refusal?.text ?? attachmentToasts.tooMany.text }
  }
  if (file.size === 0) return { status: 415, message: deskErrors.emptyFile.replace('{file}', () => name) }
  if (!(await fileMatches(file.path, type))) {
    return { status: 415, message: deskErrors.badFile.replace('{file}', () => name) }
  }
  return { name: safeFileName(file.name, type), type, size: file.size, path: file.path }
}

async function checkFiles(files: readonly UploadedFile[]): Promise<{ good: SpooledFile[]; findings: Finding[] }> {
  if (files.length > attachmentLimits.count) {
    return { good: [], findings: [{ status: 413, message: attachmentToasts.tooMany.text }] }
  }
  const checked = await Promise.all(files.map(checkFile))
  return {
    good: checked.filter((file) => 'path' in file),
    findings: checked.filter((file) => 'status' in file),
  }
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

function pageOf(path: string | undefined): string {
  return path && isPagePath(path) ? path : '/'
}

/**
 * Checks an upload by the same rules as the form. Throws Problem with a message for every wrong field and file: 413 for files
 * too large or too many, 415 for files of the wrong type, 422 when a field is wrong too.
 */
export async function checkUpload(
  upload: Upload,
  now: Date,
): Promise<{ key: string; content: Content; files: SpooledFile[] }> {
  const { fields } = upload
  const checked = checkEnquiry(fields.kind === 'contact' ? 'contact' : 'quote', fields)
  const { good, findings } = await checkFiles(upload.files)
  const errors: FieldError[] = [
    ...(checked.ok ? [] : checked.errors),
    ...findings.map(({ message }) => ({ field: 'attachments', message })),
  ]
  if (!checked.ok) throw new Problem(422, deskErrors.fields, errors)
  if (findings.length > 0) {
    throw new Problem(findings.some(({ status }) => status === 413) ? 413 : 415, deskErrors.files, errors)
  }
  const { enquiry } = checked
  const suspicions = suspicionsOf(fields, enquiry, now.getTime())
  return { key: submissionKey(upload, now), content: { enquiry, page: pageOf(fields.page), suspicions }, files: good }
}
