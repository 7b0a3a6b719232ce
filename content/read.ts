import type { ContentFile, ContentOf } from './check.ts'
import { checked } from './check.ts'
import { facts } from './facts.ts'
import { filled } from './fill-facts.ts'
import type { AsTyped } from './schemas/index.ts'

/** Like `checked`, for a file whose texts refer to facts such as `{business.phone}`. For pages, mails and scripts, not for islands. */
export function read<File extends Exclude<ContentFile, AsTyped>>(file: File, data: object): ContentOf<File> {
  return checked(file, filled(data, [`content/${file}.json`], facts))
}
