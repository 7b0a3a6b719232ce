import { attachmentToasts } from '#content/attachments.ts'
import { fillIn } from '#content/fill-in.ts'

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

/** A browser's `File`, as far as the rules need it. `size` in bytes. */
export type AttachmentFile = { readonly name: string; readonly size: number; readonly type: string }

type Notice = { title: string; text: string }

const typeEntries = Object.entries(attachmentTypes) as [
  AttachmentType,
  { mime: string; extensions: readonly string[] },
][]

/** The `accept` attribute of the file input: MIME types, and extensions for browsers that do not know the types. */
export const attachmentAccept = typeEntries
  .flatMap(([, { mime, extensions }]) => [mime, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

/** By MIME type, or by extension where the browser gives none (spec 5); undefined when not allowed. */
export function attachmentType({ name, type }: Pick<AttachmentFile, 'name' | 'type'>): AttachmentType | undefined {
  const mime = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  // Browsers give an unknown file this type or none.
  const unknown = mime === '' || mime === 'application/octet-stream'
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const entry = typeEntries.find(([, known]) => (unknown ? known.extensions.includes(extension) : known.mime === mime))
  return entry?.[0]
}

/**
 * Adds chosen files to the attached ones. A file of the wrong size or type is skipped with a refusal. A file with the name and size
 * of another is added once and reported in `repeats`. If more than five files would be attached, all new ones are refused.
 */
export function addAttachments<File extends AttachmentFile>(
  attached: readonly File[],
  chosen: readonly File[],
): { attached: readonly File[]; refusals: Notice[]; repeats: Notice[] } {
  const refusals: Notice[] = []
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

/** Why a file may not be attached, in the wording of spec 8; undefined if it may. */
export function refusalOf(file: AttachmentFile): Notice | undefined {
  if (file.size > attachmentLimits.bytes) return namedToast(attachmentToasts.tooLarge, file.name)
  if (!attachmentType(file)) return namedToast(attachmentToasts.unsupported, file.name)
}

function namedToast({ title, text }: Notice, file: string): Notice {
  return { title, text: fillIn(text, { file }) }
}

/** A size in MB: 2516582 bytes are "2.4 MB". */
export function sizeText(bytes: number): string {
  const tenths = Math.max(1, Math.round((bytes / 1_048_576) * 10))
  return `${(tenths / 10).toFixed(1)} MB`
}
