import { filled, UnknownFact } from '#content/fill-facts.ts'
import { isoDay, longDate } from '#content/long-date.ts'
import { isWithoutFacts, schemaOf } from '#content/schemas/index.ts'
import { explain } from '#content/schemas/messages.ts'
import type { Issue } from '../api.ts'
import { valueAt } from '../form-schema.ts'

const noFacts = 'No facts are filled in here. Type the text itself in place of the name in braces.'

/** Certificates that have run out. Only the editor refuses them: the site has to build on any day. */
function expired(firm: unknown): Issue[] {
  const certificates = (valueAt(firm, ['certificates']) ?? {}) as Record<string, { expires: string }>
  return Object.entries(certificates).flatMap(([name, { expires }]) => {
    const message = `It ran out on ${longDate(expires)}. Enter the new certificate, or leave its three fields empty until it has come.`
    return expires && expires < isoDay(new Date()) ? [{ path: ['certificates', name, 'expires'], message }] : []
  })
}

/** What is wrong with a document, in the owner's words. Facts are filled in first: limits apply to the text as shown. */
export function issuesOf(id: string, data: unknown, facts: object): Issue[] {
  try {
    const checked = schemaOf(id)?.safeParse(filled(data, [], isWithoutFacts(id) ? {} : facts), { error: explain })
    if (id === 'business' && checked?.success) return expired(checked.data)
    return (checked?.error?.issues ?? []).map(({ path, message }) => ({ path: path as Issue['path'], message }))
  } catch (error) {
    if (!(error instanceof UnknownFact)) throw error
    return [{ path: [...error.path], message: isWithoutFacts(id) ? noFacts : error.reason }]
  }
}
