import { expect, it } from 'vitest'
import { deliveryCopy } from '#content/delivery.ts'
import { quoteRequest as enquiry } from '#domain/fixtures/quote-request.ts'
import { reduceSending, type Sending, type SendingEvent } from './sending.ts'

const data = new FormData()
const notice = { title: 'Not sent', text: 'Press Try again' }
const nameMissing = { field: 'name', message: 'Enter your full name' }
const phoneMissing = { field: 'phone', message: 'Enter your phone number' }
const success = { toast: { title: 'Sent', text: 'Thank you' }, by: 'server', reference: 'ES-1' } as const

const idle: Sending = { name: 'idle' }
const invalid: Sending = { name: 'invalid', errors: [nameMissing, phoneMissing] }
const oneLeft: Sending = { name: 'invalid', errors: [phoneMissing] }
const checking: Sending = { name: 'checking', by: 'server', automatic: false }
const byMail: Sending = { name: 'sending', by: 'mail', enquiry }
const sending: Sending = { ...checking, name: 'sending', enquiry, data, progress: 0 }
const waiting: Sending = { name: 'waiting for connection', notice, failure: notice }
const failed: Sending = { name: 'failed', notice }
const sent: Sending = { name: 'sent', enquiry, leaving: false, ...success }
const cancelled: Sending = {
  name: 'failed',
  notice: { title: 'Sending cancelled', text: deliveryCopy.cancelled },
}
const leaving: Sending = { ...sent, leaving: true }

const submit: SendingEvent = { type: 'submit', by: 'server' }
const accept: SendingEvent = { type: 'accept', enquiry, data }
const refuse: SendingEvent = { type: 'refuse', errors: [] }
const breakOff: SendingEvent = { type: 'fail', notice, resumes: notice }

// The browser tests go through the other states.
it.each<[string, Sending, SendingEvent, Sending]>([
  ['a press sends at once what waits for the connection', waiting, submit, checking],
  ['a form that cannot be checked can be used again', checking, { type: 'reset' }, idle],
  ['a mail draft has no upload', { name: 'checking', by: 'mail' }, accept, byMail],
  ['Cancel during the upload says that sending was cancelled', sending, { type: 'cancel' }, cancelled],
  ['an error leaves with its field', invalid, { type: 'correct', field: 'name', message: undefined }, oneLeft],
  ['the last error leaves a form to use', oneLeft, { type: 'correct', field: 'phone', message: undefined }, idle],
  ['a field that is still empty keeps its error', oneLeft, { type: 'correct', ...phoneMissing }, oneLeft],
  ['an upload that crashes leaves a form to use', sending, { type: 'reset' }, idle],
])('%s', (_, state, event, next) => {
  expect(reduceSending(state, event)).toEqual(next)
})

it.each<[string, Sending, SendingEvent]>([
  ['a second press during the check', checking, submit],
  ['a second press during the upload', sending, submit],
  ['a second press before the next page', leaving, submit],
  ['an upload that ends after it was cancelled', failed, { type: 'succeed', success }],
  ['an upload that fails after it was cancelled', failed, breakOff],
  ['progress after a failure', failed, { type: 'progress', progress: 1 }],
  ['a check that ends late', idle, accept],
  ['errors that come late', failed, refuse],
  ['Cancel before the next page is requested', sent, { type: 'cancel' }],
  ['a connection that comes back after the retry was stopped', failed, { type: 'online' }],
  ['a change while nothing waits', sending, { type: 'stop waiting' }],
  ['a page that goes while nothing is being sent', failed, { type: 'reset' }],
  ['a request for the next page after Cancel', idle, { type: 'leave' }],
])('%s changes nothing', (_, state, event) => {
  expect(reduceSending(state, event)).toBe(state)
})
