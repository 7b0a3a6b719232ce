import type { ContentFile, ContentOf } from './check.ts'

/**
 * In the browser: the build has checked the file, so that no page carries its schema. The schema of such a file transforms
 * nothing, so `prose()` is not for it.
 */
export function checked<File extends ContentFile>(_file: File, data: unknown): ContentOf<File> {
  return data as ContentOf<File>
}
