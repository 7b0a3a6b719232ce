import { facts } from './facts.ts'
import { type ContentFile, type ContentOf, readTyped } from './read-typed.ts'
import type { WithoutFacts } from './schemas/index.ts'

/** Like `readTyped`, for a file whose texts refer to facts such as `{business.phone}`. For pages, mails and scripts, not for islands. */
export function readWithFacts<File extends Exclude<ContentFile, WithoutFacts>>(
  file: File,
  data: object,
): ContentOf<File> {
  return readTyped(file, data, facts)
}
