import { ContentError } from '#content/fill-facts.ts'
import { isoDay, longDate } from '#content/long-date.ts'
import { type ContentFile, readTyped } from '#content/read-typed.ts'
import { isWithoutFacts } from '#content/schemas/index.ts'
import type { Issue } from '../api.ts'
import { valueAt } from '../form-schema.ts'

/** Certificates that have run out. Only the editor refuses them: the site has to build on any day. */
function expired(firm: unknown): Issue[] {
  const certificates = (valueAt(firm, ['certificates']) ?? {}) as Record<string, { expires: string }>
  return Object.entries(certificates).flatMap(([name, { expires }]) => {
    const message = `It ran out on ${longDate(expires)}. Enter the new certificate, or leave its three fields empty until it has come.`
    return expires && expires < isoDay(new Date()) ? [{ path: ['certificates', name, 'expires'], message }] : []
  })
}

/** What is wrong with a document, in the owner's words. Facts are filled in first: limits apply to the text as shown. */
export function issuesOf(id: string, data: object, facts: object): Issue[] {
  try {
    const content = readTyped(id as ContentFile, data, isWithoutFacts(id) ? {} : facts)
    return id === 'business' ? expired(content) : []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.issues
  }
}
