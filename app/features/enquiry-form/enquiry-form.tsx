import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { business } from '#content/business.ts'
import { enquiryFormWords } from '#content/enquiry.ts'
import { AttachmentPicker } from './attachment-picker.tsx'
import { EnquiryFieldControl } from './enquiry-field-control.tsx'
import { type EnquiryKind, formFacts } from './form-facts.ts'
import { SendingOverlay } from './sending-overlay.tsx'
import { useEnquiry } from './use-enquiry.ts'

type Props = { kind: EnquiryKind; title?: string; service?: string }

/**
 * The enquiry form of either kind. The browser owns what is typed (uncontrolled fields), so no error can lose it;
 * without JavaScript it is a plain form that opens the visitor's email program.
 */
export function EnquiryForm({ kind, title, service }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { attachments, errors, attempt, sending, submit, warmUp } = useEnquiry(form, kind)
  const { fields, above, below, words } = formFacts[kind]
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  const control = (name: string) => {
    const facts = fields[name]
    return facts ? (
      <EnquiryFieldControl
        key={name}
        form={kind}
        name={name}
        facts={facts}
        error={errorOf(name)}
        initial={name === 'service' ? service : undefined}
      />
    ) : null
  }

  return (
    <form
      ref={form}
      className="form-sheet relative"
      action={`mailto:${business.email}`}
      method="post"
      encType="text/plain"
      aria-label={title ?? words.submit}
      onSubmit={submit}
      onFocus={warmUp}
      onPaste={(event) => attachments.add([...event.clipboardData.files])}
    >
      {title ? <h3 className="full text-[1.4rem]">{title}</h3> : null}
      {errors.length > 0 ? (
        <ErrorSummary form={kind} title={enquiryFormWords.errorSummary} errors={errors} attempt={attempt} />
      ) : null}
      {above.map(control)}
      <AttachmentPicker form={kind} attachments={attachments} />
      {below.map(control)}
      <Button type="submit" className="full w-full" aria-disabled={sending || undefined}>
        {sending ? words.submitting : words.submit}
      </Button>
      {sending ? <SendingOverlay label={words.submitting} /> : null}
    </form>
  )
}
