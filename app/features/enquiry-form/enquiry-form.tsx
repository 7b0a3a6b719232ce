import { useRef } from 'react'
import { island } from '#app/browser/island.tsx'
import { Button } from '#app/ui/button.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { business } from '#content/business.ts'
import { deliveryCopy } from '#content/delivery.ts'
import { type EnquiryField, type EnquiryKind, enquiryForms } from '#content/enquiry.ts'
import { enquiryFormCopy } from '#content/enquiry-copy.ts'
import { enquiryNotices } from '#content/enquiry-notices.ts'
import { fillIn } from '#content/fill-in.ts'
import { directDelivery } from '#content/site.ts'
import { enquiryPath } from '#domain/enquiry-address.ts'
import { AttachmentPicker } from './attachments/attachment-picker.tsx'
import { EnquiryFieldControl } from './enquiry-field-control.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { NotSent } from './sending/not-sent.tsx'
import { uploadedShare } from './sending/sending.ts'
import { SendingOverlay } from './sending/sending-overlay.tsx'
import { useEnquiry } from './use-enquiry.ts'
import './enquiry-form.css'

/** Where the plain form goes without JavaScript. */
const target = directDelivery
  ? { action: enquiryPath, encType: 'multipart/form-data' as const }
  : { action: `mailto:${business.email}`, encType: 'text/plain' as const }

/** Word and Excel copy a picture of the text along with the text. */
function isPicturedText({ types }: DataTransfer): boolean {
  return types.includes('text/plain') && types.includes('text/html')
}

type NamedField = [name: string, facts: EnquiryField]

/** The fields in their groups. The files open the last one, after the text that they belong to. */
function groupsOf(fields: readonly NamedField[]) {
  const groups: { title: string; fields: NamedField[] }[] = []
  let next: string | undefined
  for (const field of fields) {
    const title = field[1].group ?? next
    if (title) groups.push({ title, fields: [] })
    groups.at(-1)?.fields.push(field)
    next = field[1].control === 'textarea' ? enquiryFormCopy.filesGroup : undefined
  }
  return next ? [...groups, { title: next, fields: [] }] : groups
}

/** "9 fields, 6 required": what the visitor fills in, and the files. */
function lengthOf(fields: readonly NamedField[]): string {
  const shown = fields.filter(([, { control }]) => control !== 'stated' && control !== 'steel-list')
  const required = shown.filter(([, facts]) => facts.required)
  return fillIn(enquiryFormCopy.length, { fields: shown.length + 1, required: required.length })
}

type Props = { kind: EnquiryKind; service?: string; about?: string; without?: readonly string[] }

/**
 * The enquiry form of either kind, as an island. `service` preselects Service Required, which leaves out the values in `without`;
 * `about` says what the page's form is about.
 */
export const EnquiryForm = island('EnquiryForm', Form)

/**
 * The browser owns what is typed (uncontrolled fields), so no error can lose it; without JavaScript it is a plain form, to the
 * firm's server or the visitor's email app.
 */
function Form({ kind, without, ...initial }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const enquiry = useEnquiry(form, kind)
  const { attachments, state } = enquiry
  const errors = state.name === 'invalid' ? state.errors : []
  const sending = state.name === 'sending' || state.name === 'sent'
  const copy = enquiryForms[kind]
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  const all = Object.entries<EnquiryField>(copy.fields)
  const fieldOf = ([name, facts]: NamedField) => (
    <EnquiryFieldControl
      key={name}
      form={kind}
      name={name}
      facts={facts}
      error={errorOf(name)}
      initial={name === 'service' || name === 'about' ? initial[name] : undefined}
      without={name === 'service' ? without : undefined}
    />
  )

  return (
    <form
      ref={form}
      id={`${kind}-form`}
      className="form-sheet relative grid gap-l rule-box bg-mill p-l max-sm:gap-s max-sm:p-s"
      {...target}
      method="post"
      aria-label={copy.submit}
      onSubmit={(event) => {
        event.preventDefault()
        enquiry.submit()
      }}
      onReset={attachments.clear}
      onFocus={enquiry.warmUp}
      onPaste={({ clipboardData }) => isPicturedText(clipboardData) || attachments.add([...clipboardData.files])}
    >
      {errors.length > 0 ? <ErrorSummary form={kind} errors={errors} /> : null}
      {directDelivery ? <HiddenFields kind={kind} /> : null}
      {directDelivery && (state.name === 'failed' || state.name === 'waiting for connection') ? (
        <NotSent {...enquiry} state={state} />
      ) : null}
      {all.filter(([, { control }]) => control === 'stated').map(fieldOf)}
      {groupsOf(all).map(({ title, fields }, index) => (
        <fieldset
          key={title}
          aria-labelledby={`${kind}-group-${index}`}
          className="form-group grid min-w-0 grid-cols-[minmax(0,1fr)] gap-m max-sm:gap-s sm:grid-cols-2"
        >
          <legend className="flex w-full gap-xs line-t">
            <span className="text-oxide" aria-hidden="true">
              {index + 1}
            </span>
            <span id={`${kind}-group-${index}`}>{title}</span>
            {index === 0 ? <small className="form-group__length">{lengthOf(all)}</small> : null}
          </legend>
          {title === enquiryFormCopy.filesGroup ? (
            <AttachmentPicker form={kind} attachments={attachments} error={errorOf('attachments')} />
          ) : null}
          {fields.map(fieldOf)}
        </fieldset>
      ))}
      <SubmitRow kind={kind} sending={sending} />
      {sending ? <SendingOverlay progress={uploadedShare(state)} onCancel={enquiry.cancel} /> : null}
    </form>
  )
}

/** What our server reads besides the fields. */
function HiddenFields({ kind }: { kind: EnquiryKind }) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      {/* Only robots fill this in. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={`${kind}-website`}>{deliveryCopy.trap}</label>
        <input id={`${kind}-website`} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

function SubmitRow({ kind, sending }: { kind: EnquiryKind; sending: boolean }) {
  const { submit, submitting } = enquiryForms[kind]
  return (
    <>
      <div className="grid items-center gap-x-m gap-y-xs sm:grid-cols-[18rem_minmax(0,1fr)]">
        <Button type="submit" aria-disabled={sending || undefined}>
          {sending ? submitting : submit}
        </Button>
        <p className="text-small">
          <b>{enquiryNotices.promise}</b> {enquiryNotices.submit}
        </p>
        <Paragraph prose={enquiryNotices.form} className="field__hint col-span-full" />
      </div>
      <p role="status" className="sr-only">
        {sending ? submitting : ''}
      </p>
    </>
  )
}
