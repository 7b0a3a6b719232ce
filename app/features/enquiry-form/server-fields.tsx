import { deliveryCopy } from '#content/delivery.ts'

/** The form's kind for the server, and a field that only robots fill in. */
export function ServerFields({ kind }: { kind: string }) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <div className="enquiry-form__trap" aria-hidden="true">
        <label htmlFor={`${kind}-website`}>{deliveryCopy.trap}</label>
        <input id={`${kind}-website`} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
