import { attachmentToasts } from '#content/enquiry.ts'

/** Spec 5. Each file at most 10 MB, five in all. */
export const attachmentLimits = { count: 5, bytes: 10_485_760 } as const

export const attachmentTypes = {
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', extensions: ['png'] },
  webp: { mime: 'image/webp', extensions: ['webp'] },
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  doc: { mime: 'application/msword', extensions: ['doc'] },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extensions: ['docx'] },
} as const satisfies Record<string, { mime: string; extensions: readonly string[] }>

export type AttachmentType = keyof typeof attachmentTypes

/** What the rules need to know of a file; a browser's `File` is one. `size` in bytes. */
export type AttachmentFile = { readonly name: string; readonly size: number; readonly type: string }

/** A destructive toast (spec 8). */
export type Refusal = { title: string; text: string }

const typeEntries = Object.entries(attachmentTypes) as [
  AttachmentType,
  { mime: string; extensions: readonly string[] },
][]

/** The `accept` of the file input: MIME types for browsers that know them, extensions for those that do not. */
export const attachmentAccept = typeEntries
  .flatMap(([, { mime, extensions }]) => [mime, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

/** By MIME type, or by extension where the browser gives none (spec 5); undefined when not allowed. */
export function attachmentType({ name, type }: Pick<AttachmentFile, 'name' | 'type'>): AttachmentType | undefined {
  const mime = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  // Browsers say application/octet-stream when they know nothing of a file, as they do with an empty type.
  const unknown = mime === '' || mime === 'application/octet-stream'
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const entry = typeEntries.find(([, known]) => (unknown ? known.extensions.includes(extension) : known.mime === mime))
  return entry?.[0]
}

/**
 * Adds newly chosen files to those attached. Every new file is checked for size, then type, and skipped with its own
 * refusal; if what is left would make more than five with those attached, all new ones are refused (spec 5).
 */
export function addAttachments<File extends AttachmentFile>(
  attached: readonly File[],
  chosen: readonly File[],
): { attached: readonly File[]; refusals: Refusal[] } {
  const refusals: Refusal[] = []
  const good = chosen.filter((file) => {
    const refusal = refusalOf(file)
    if (refusal) refusals.push(refusal)
    return !refusal
  })
  if (attached.length + good.length > attachmentLimits.count) {
    return { attached, refusals: [...refusals, attachmentToasts.tooMany] }
  }
  return { attached: [...attached, ...good], refusals }
}

/** Why a single file may not be attached, in the words of spec 8; undefined when it may. */
export function refusalOf(file: AttachmentFile): Refusal | undefined {
  if (file.size > attachmentLimits.bytes) return namedToast(attachmentToasts.tooLarge, file.name)
  if (!attachmentType(file)) return namedToast(attachmentToasts.unsupported, file.name)
}

function namedToast({ title, text }: Refusal, file: string): Refusal {
  return { title, text: text.replace('{file}', () => file) }
}

/** Bytes in MB as people read them: 2516582 is "2.4 MB". */
export function sizeText(bytes: number): string {
  const tenths = Math.max(1, Math.round((bytes / 1_048_576) * 10))
  return `${(tenths / 10).toFixed(1)} MB`
}
