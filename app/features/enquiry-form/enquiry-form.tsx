import { Fragment, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { island } from '#app/ui/island.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { business } from '#content/business.ts'
import { type EnquiryField, type EnquiryKind, enquiryFormCopy, enquiryForms } from '#content/enquiry.ts'
import { enquiryNotices } from '#content/enquiry-notices.ts'
import { directDelivery } from '#content/site.ts'
import { enquiryPath } from '#domain/enquiry-address.ts'
import { AttachmentPicker } from './attachment-picker.tsx'
import { EnquiryFieldControl } from './enquiry-field-control.tsx'
import { FileTotal } from './file-total.tsx'
import { NotSent } from './not-sent.tsx'
import { SendingOverlay } from './sending-overlay.tsx'
import { ServerFields } from './server-fields.tsx'
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

type Props = { kind: EnquiryKind; service?: string; about?: string }

/** The enquiry form of either kind, as an island. `service` preselects Service Required; `about` says what the page's form is about. */
export const EnquiryForm = island('EnquiryForm', Form)

/**
 * The browser owns what is typed (uncontrolled fields), so no error can lose it; without JavaScript it is a plain form, to the
 * firm's server or the visitor's email app.
 */
function Form({ kind, ...initial }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const enquiry = useEnquiry(form, kind)
  const { attachments, state } = enquiry
  const errors = state.name === 'invalid' ? state.errors : []
  const sending = state.name === 'sending' || state.name === 'sent'
  const copy = enquiryForms[kind]
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message

  return (
    <form
      ref={form}
      id={`${kind}-form`}
      className="form-sheet relative"
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
      {errors.length > 0 ? <ErrorSummary form={kind} title={enquiryFormCopy.errorSummary} errors={errors} /> : null}
      {directDelivery ? <ServerFields kind={kind} /> : null}
      {directDelivery && (state.name === 'failed' || state.name === 'waiting for connection') ? (
        <NotSent
          notice={state.notice}
          onTryAgain={enquiry.submit}
          onSendByMail={enquiry.submitByMail}
          onStop={state.name === 'failed' ? undefined : enquiry.stopWaiting}
        />
      ) : null}
      {Object.entries<EnquiryField>(copy.fields).map(([name, facts]) => (
        <Fragment key={name}>
          {facts.group ? <h3 className="form-sheet__full form-sheet__group">{facts.group}</h3> : null}
          <EnquiryFieldControl
            form={kind}
            name={name}
            facts={facts}
            error={errorOf(name)}
            initial={name === 'service' || name === 'about' ? initial[name] : undefined}
          />
          {facts.control === 'textarea' ? (
            <>
              <AttachmentPicker form={kind} attachments={attachments} error={errorOf('attachments')} />
              <FileTotal files={attachments.files} />
            </>
          ) : null}
        </Fragment>
      ))}
      <p className="field__hint form-sheet__full">{enquiryNotices.submit}</p>
      <Button type="submit" className="form-sheet__full w-full" aria-disabled={sending || undefined}>
        {sending ? copy.submitting : copy.submit}
      </Button>
      <Paragraph prose={enquiryNotices.form} className="field__hint form-sheet__full" />
      <p role="status" className="sr-only">
        {sending ? copy.submitting : ''}
      </p>
      {sending ? (
        <SendingOverlay
          progress={state.name === 'sending' ? state.progress : 'reference' in state ? 1 : 0}
          onCancel={enquiry.cancel}
        />
      ) : null}
    </form>
  )
}
