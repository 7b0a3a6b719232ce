import * as z from 'zod/mini'
import {
  contactBudgets,
  contactFields,
  contactMethods,
  contactServices,
  contactTimelines,
  projectLocations,
  quoteFields,
  quoteServices,
  quoteTimelines,
} from '#content/enquiry.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { fillIn } from './fill-in.ts'
import { isPhoneNumber } from './phone-number.ts'

/** Longest accepted text, in characters after clean-up. */
export const fieldLimits = { name: 100, company: 120, phone: 40, email: 254, about: 120, longText: 5000 } as const

/** HTML's own address pattern, with a dot required in the domain and letters of any alphabet allowed there. */
const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u

type Words = { missing: string; format: string; tooLong: string }

function line({ missing, tooLong }: Omit<Words, 'format'>, limit: number, least = 1) {
  return z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(least, stopping(missing)),
      z.maxLength(limit, stopping(withLimit(tooLong, limit))),
    )
}

function longText({ missing, tooLong }: Omit<Words, 'format'>, limit: number) {
  return z
    .string()
    .check(
      z.overwrite(cleanText),
      z.minLength(1, stopping(missing)),
      z.maxLength(limit, stopping(withLimit(tooLong, limit))),
    )
}

/** Ends a field's checks here: patterns never see an empty or an endless text. */
function stopping(error: string) {
  return { error, abort: true }
}

function withLimit(message: string, limit: number): string {
  return fillIn(message, { limit })
}

function emailAddress(copy: Words) {
  return line(copy, fieldLimits.email).check(z.regex(emailPattern, copy.format))
}

function phoneNumber(copy: Words) {
  return line(copy, fieldLimits.phone).check(z.refine(isPhoneNumber, copy.format))
}

function optionalLine({ tooLong }: { tooLong: string }, limit: number) {
  return z.pipe(
    line({ missing: '', tooLong }, limit, 0),
    z.transform((text) => text || undefined),
  )
}

/** Text that the page states: too long a one is cut, because the visitor could not correct it. */
function statedLine(limit: number) {
  return z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => [...cleanLine(text)].slice(0, limit).join('') || undefined),
    ),
  )
}

function choice<const Options extends readonly { value: string }[]>(options: Options, message: string) {
  return z.enum(valuesOf(options), message)
}

/** A list or group that may be left alone; `otherwise` stands for no answer. */
function optionalChoice<const Options extends readonly { value: string }[], Otherwise extends string | undefined>(
  options: Options,
  message: string,
  otherwise: Otherwise,
) {
  return z.pipe(
    z.enum(['', ...valuesOf(options)], message),
    z.transform((value) => (value === '' ? otherwise : (value as Options[number]['value']))),
  )
}

function valuesOf<const Options extends readonly { value: string }[]>(options: Options) {
  return options.map(({ value }) => value as Options[number]['value'])
}

const quoteRequest = z.object({
  about: statedLine(fieldLimits.about),
  name: line(quoteFields.name.errors, fieldLimits.name),
  phone: phoneNumber(quoteFields.phone.errors),
  email: emailAddress(quoteFields.email.errors),
  service: choice(quoteServices, quoteFields.service.errors.missing),
  location: choice(projectLocations, quoteFields.location.errors.missing),
  description: longText(quoteFields.description.errors, fieldLimits.longText),
  contactMethod: optionalChoice(contactMethods, quoteFields.contactMethod.errors.missing, 'phone'),
  timeline: optionalChoice(quoteTimelines, quoteFields.timeline.errors.missing, undefined),
})

const contactEnquiry = z.object({
  firstName: line(contactFields.firstName.errors, fieldLimits.name),
  lastName: line(contactFields.lastName.errors, fieldLimits.name),
  phone: phoneNumber(contactFields.phone.errors),
  email: emailAddress(contactFields.email.errors),
  company: optionalLine(contactFields.company.errors, fieldLimits.company),
  service: choice(contactServices, contactFields.service.errors.missing),
  location: choice(projectLocations, contactFields.location.errors.missing),
  timeline: optionalChoice(contactTimelines, contactFields.timeline.errors.missing, undefined),
  budget: optionalChoice(contactBudgets, contactFields.budget.errors.missing, undefined),
  message: longText(contactFields.message.errors, fieldLimits.longText),
})

const schemas = { quote: quoteRequest, contact: contactEnquiry } as const

export type QuoteRequest = { kind: 'quote' } & z.output<typeof quoteRequest>
export type ContactEnquiry = { kind: 'contact' } & z.output<typeof contactEnquiry>
export type Enquiry = QuoteRequest | ContactEnquiry
export type EnquiryKind = Enquiry['kind']
export type EnquiryOf<Kind extends EnquiryKind> = Extract<Enquiry, { kind: Kind }>

export type FieldError = { field: string; message: string }
export type EnquiryCheck<Kind extends EnquiryKind = EnquiryKind> =
  | { ok: true; enquiry: EnquiryOf<Kind> }
  | { ok: false; errors: FieldError[] }

/**
 * Spec 5: a form's fields, as sent, cleaned up and checked; the same answer in browser and server. Fields the form does not
 * have are dropped. Errors come in the form's order, one for a field, each saying what to do.
 */
export function checkEnquiry<Kind extends EnquiryKind>(
  kind: Kind,
  record: Readonly<Record<string, unknown>>,
): EnquiryCheck<Kind> {
  const schema = schemas[kind]
  const fields = Object.keys(schema.shape)
  // A field that is missing, or is not text, counts as left empty.
  const given = Object.fromEntries(fields.map((field) => [field, textOf(record, field)]))
  const checked = schema.safeParse(given)
  if (checked.success) return { ok: true, enquiry: { kind, ...checked.data } as EnquiryOf<Kind> }

  const errors = fields.flatMap((field) => {
    const issue = checked.error.issues.find(({ path }) => path[0] === field)
    return issue ? [{ field, message: issue.message }] : []
  })
  return { ok: false, errors }
}

function textOf(record: Readonly<Record<string, unknown>>, field: string): string {
  const value = Object.hasOwn(record, field) ? record[field] : undefined
  return typeof value === 'string' ? value : ''
}
