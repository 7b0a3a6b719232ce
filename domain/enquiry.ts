import * as z from 'zod/mini'
import { type EnquiryField, type EnquiryKind, enquiryForms } from '#content/enquiry.ts'
import { enquiryFormCopy as copy } from '#content/enquiry-copy.ts'
import { fillIn } from '#content/fill-in.ts'
import { cleanLine, cleanLines, cleanText } from './clean-text.ts'
import { emailPattern } from './email-address.ts'
import { isPhoneNumber } from './phone-number.ts'
import { sentenceCase } from './sentence-case.ts'

type Fields<Kind extends EnquiryKind> = (typeof enquiryForms)[Kind]['fields']
type Answer<Field> = Field extends { options: readonly { value: infer Value }[] } ? Value : string
type AlwaysAnswered = { required: true } | { control: 'radio' }

type Checked<Kind extends EnquiryKind> = { kind: Kind } & {
  [Name in keyof Fields<Kind> as Fields<Kind>[Name] extends AlwaysAnswered ? Name : never]: Answer<Fields<Kind>[Name]>
} & {
  [Name in keyof Fields<Kind> as Fields<Kind>[Name] extends AlwaysAnswered ? never : Name]?: Answer<Fields<Kind>[Name]>
}

/** A checked enquiry has an answer for each field of its form, by the field's name. */
export type EnquiryOf<Kind extends EnquiryKind> = Kind extends EnquiryKind ? Checked<Kind> : never
export type QuoteRequest = EnquiryOf<'quote'>
export type Enquiry = EnquiryOf<EnquiryKind>

export type FieldError = { field: string; message: string }
export type EnquiryCheck<Kind extends EnquiryKind = EnquiryKind> =
  | { ok: true; enquiry: EnquiryOf<Kind> }
  | { ok: false; errors: FieldError[] }

type TextField = Exclude<Extract<EnquiryField, { limit: number }>, { control: 'stated' }>

function text(field: TextField, clean: (text: string) => string) {
  const tooLong = fillIn(copy.tooLong, { label: sentenceCase(field.label, []), limit: field.limit })
  return z
    .string()
    .check(
      z.overwrite(clean),
      z.minLength(1, stopping(field.required ? field.missing : '')),
      z.maxLength(field.limit, stopping(tooLong)),
    )
}

/** Ends the checks of a field here: a pattern never sees an empty or a very long text. */
function stopping(error: string) {
  return { error, abort: true }
}

function checksOf(field: EnquiryField) {
  switch (field.control) {
    case 'text':
      return text(field, cleanLine)
    case 'textarea':
      return text(field, cleanText)
    case 'steel-list':
      return text(field, cleanLines)
    case 'email':
      return text(field, cleanLine).check(z.regex(emailPattern, field.format))
    case 'tel':
      return text(field, cleanLine).check(z.refine(isPhoneNumber, field.format))
    case 'stated':
      return z.string().check(z.overwrite((given) => [...cleanLine(given)].slice(0, field.limit).join('')))
    case 'select':
    case 'radio':
      return z.enum(
        field.options.map(({ value }) => value),
        'missing' in field ? field.missing : fillIn(copy.notListed, { choose: field.choose }),
      )
  }
}

/** An optional field left empty has no answer, except that a radio group has its first option. */
function schemaOf(field: EnquiryField) {
  const checks = checksOf(field)
  if (field.required) return checks
  const otherwise = field.control === 'radio' ? field.options[0]?.value : undefined
  const given = z.transform((answer: string) => (cleanLine(answer) === '' ? otherwise : answer))
  return z.pipe(given, z.optional(checks))
}

function formSchema(fields: Readonly<Record<string, EnquiryField>>) {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])))
}

const schemas = {
  quote: formSchema(enquiryForms.quote.fields),
  contact: formSchema(enquiryForms.contact.fields),
} as const satisfies Record<EnquiryKind, unknown>

/**
 * Cleans up and checks the fields of a form (spec 5), in the browser and on the server. Drops fields that the form does not
 * have. Returns at most one error for each field, in the form's order.
 */
export function checkEnquiry<Kind extends EnquiryKind>(
  kind: Kind,
  record: Readonly<Record<string, unknown>>,
): EnquiryCheck<Kind> {
  const schema = schemas[kind]
  const fields = Object.keys(schema.shape)
  // A field that is missing or not text counts as empty.
  const given = Object.fromEntries(fields.map((field) => [field, textOf(record, field)]))
  const checked = schema.safeParse(given)
  if (checked.success) return { ok: true, enquiry: { kind, ...checked.data } as unknown as EnquiryOf<Kind> }

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
