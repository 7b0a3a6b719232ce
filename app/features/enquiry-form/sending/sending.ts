import { deliveryCopy } from '#content/delivery.ts'
import type { Enquiry, FieldError } from '#domain/enquiry.ts'

type Notice = { title: string; text: string }

/** `automatic`: the form sends it again without a press, after the connection broke off. */
type Attempt = { by: 'mail' } | { by: 'server'; automatic: boolean }

/** `draft` is the text that waits in the visitor's email app. */
export type Success = { toast: Notice } & ({ by: 'server'; reference: string } | { by: 'mail'; draft: string })

/** The state of one enquiry form. What is typed stays in the form's own controls. */
export type Sending =
  | { name: 'idle' }
  | ({ name: 'checking' } & Attempt)
  | { name: 'invalid'; errors: readonly FieldError[] }
  | { name: 'sending'; by: 'mail'; enquiry: Enquiry }
  | { name: 'sending'; by: 'server'; automatic: boolean; enquiry: Enquiry; data: FormData; progress: number }
  | { name: 'waiting for connection'; notice: Notice; failure: Notice }
  | { name: 'failed'; notice: Notice }
  /** Until the next page has replaced this one. */
  | ({ name: 'sent'; enquiry: Enquiry; leaving: boolean } & Success)

type Upload = Extract<Sending, { name: 'sending'; by: 'server' }>

export type SendingEvent =
  | { type: 'submit'; by: Attempt['by'] }
  | { type: 'accept'; enquiry: Enquiry; data: FormData }
  | { type: 'refuse'; errors: readonly FieldError[] }
  /** The visitor changed a field. `message` says what is still wrong with it. */
  | { type: 'correct'; field: string; message: string | undefined }
  | { type: 'progress'; progress: number }
  /** `resumes` replaces the notice while the form waits for the connection. */
  | { type: 'fail'; notice: Notice; resumes?: Notice }
  | { type: 'succeed'; success: Success }
  | { type: 'cancel' }
  | { type: 'online' }
  /** The visitor changes the enquiry or stops the automatic retry. */
  | { type: 'stop waiting' }
  | { type: 'leave' }
  /** The page has gone or stays, or the enquiry could not be processed. */
  | { type: 'reset' }

const cancelled: Notice = { title: deliveryCopy.cancelledTitle, text: deliveryCopy.cancelled }

/** The next state of a form. An event that does not apply to a state leaves it unchanged, so a second press sends nothing. */
export function reduceSending(state: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case 'submit':
      return isBusy(state) ? state : { name: 'checking', by: event.by, automatic: false }
    case 'accept': {
      if (state.name !== 'checking') return state
      const { enquiry, data } = event
      if (state.by === 'mail') return { name: 'sending', by: 'mail', enquiry }
      return { ...state, name: 'sending', enquiry, data, progress: 0 }
    }
    case 'refuse':
      return isBusy(state) ? { name: 'invalid', errors: event.errors } : state
    case 'correct': {
      if (state.name !== 'invalid') return state
      const errors = state.errors.filter(({ field, message }) => field !== event.field || message === event.message)
      return errors.length > 0 ? { ...state, errors } : { name: 'idle' }
    }
    case 'progress':
      return isUpload(state) ? { ...state, progress: event.progress } : state
    case 'fail':
      if (!isUpload(state)) return state
      return event.resumes && !state.automatic
        ? { name: 'waiting for connection', notice: event.resumes, failure: event.notice }
        : { name: 'failed', notice: event.notice }
    case 'succeed':
      if (state.name !== 'sending') return state
      return { name: 'sent', enquiry: state.enquiry, leaving: false, ...event.success }
    case 'cancel':
      if (state.name === 'sending') return { name: 'failed', notice: cancelled }
      return state.name === 'sent' && state.leaving ? { name: 'idle' } : state
    case 'online':
      return state.name === 'waiting for connection' ? { name: 'checking', by: 'server', automatic: true } : state
    case 'stop waiting':
      return state.name === 'waiting for connection' ? { name: 'failed', notice: state.failure } : state
    case 'leave':
      return state.name === 'sent' ? { ...state, leaving: true } : state
    case 'reset':
      return isBusy(state) ? { name: 'idle' } : state
  }
}

/** The share of the upload that has been sent, from 0 to 1; nothing for a mail draft. */
export function uploadedShare(state: Sending): number | undefined {
  if (isUpload(state)) return state.progress
  return state.name === 'sent' && state.by === 'server' ? 1 : undefined
}

function isUpload(state: Sending): state is Upload {
  return state.name === 'sending' && state.by === 'server'
}

function isBusy({ name }: Sending): boolean {
  return name === 'checking' || name === 'sending' || name === 'sent'
}
