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

type Notice = { title: string; text: string }

/** A destructive toast (spec 8). */
export type Refusal = Notice

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
 * refusal; one of the same name and size as another is taken once. If what is left would make more than five with those
 * attached, all new ones are refused. `repeats` says of files that they are on the list already: no fault, but worth a word.
 */
export function addAttachments<File extends AttachmentFile>(
  attached: readonly File[],
  chosen: readonly File[],
): { attached: readonly File[]; refusals: Refusal[]; repeats: Notice[] } {
  const refusals: Refusal[] = []
  const repeated: File[] = []
  const good: File[] = []
  for (const file of chosen) {
    const refusal = refusalOf(file)
    if (refusal) refusals.push(refusal)
    else if ([...attached, ...good].some((other) => isSameFile(file, other))) repeated.push(file)
    else good.push(file)
  }
  const tooMany = attached.length + good.length > attachmentLimits.count
  if (tooMany) refusals.push(attachmentToasts.tooMany)
  const list = tooMany ? attached : [...attached, ...good]
  const repeats = repeated
    .filter((file) => list.some((other) => isSameFile(file, other)))
    .map((file) => namedToast(attachmentToasts.repeated, file.name))
  return { attached: list, refusals, repeats }
}

function isSameFile(one: AttachmentFile, other: AttachmentFile): boolean {
  return one.name === other.name && one.size === other.size
}

/** Why a single file may not be attached, in the words of spec 8; undefined when it may. */
export function refusalOf(file: AttachmentFile): Refusal | undefined {
  if (file.size > attachmentLimits.bytes) return namedToast(attachmentToasts.tooLarge, file.name)
  if (!attachmentType(file)) return namedToast(attachmentToasts.unsupported, file.name)
}

function namedToast({ title, text }: Notice, file: string): Notice {
  return { title, text: text.replace('{file}', () => file) }
}

/** Bytes in MB as people read them: 2516582 is "2.4 MB". */
export function sizeText(bytes: number): string {
  const tenths = Math.max(1, Math.round((bytes / 1_048_576) * 10))
  return `${(tenths / 10).toFixed(1)} MB`
}
