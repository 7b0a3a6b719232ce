import { expect, it } from 'vitest'
import type { Enquiry } from '#domain/enquiry.ts'
import { reduceSending, type Sending, type SendingEvent } from './sending.ts'

const enquiry: Enquiry = {
  kind: 'quote',
  name: 'Sam Taylor',
  phone: '07700 900123',
  email: 'sam@example.com',
  service: 'welding',
  location: 'london',
  description: 'A beam',
  contactMethod: 'phone',
}
const data = new FormData()
const errors = [{ field: 'name', message: 'Enter your full name' }]
const notice = { title: 'Not sent', text: 'Press Try again' }
const resumes = { title: 'Not sent', text: 'Sent again once you are online' }
const success = { toast: { title: 'Sent', text: 'Thank you' }, reference: 'ES-1' }

const idle: Sending = { name: 'idle' }
const checking: Sending = { name: 'checking', by: 'server', automatic: false }
const invalid: Sending = { name: 'invalid', errors }
const sending: Sending = { ...checking, name: 'sending', enquiry, data, progress: 0 }
const sendingAgain: Sending = { ...sending, automatic: true }
const waiting: Sending = { name: 'waiting for connection', notice: resumes, failure: notice }
const failed: Sending = { name: 'failed', notice }
const sent: Sending = { name: 'sent', enquiry, leaving: false, ...success }
const leaving: Sending = { ...sent, leaving: true }

const submit: SendingEvent = { type: 'submit', by: 'server' }
const accept: SendingEvent = { type: 'accept', enquiry, data }
const refuse: SendingEvent = { type: 'refuse', errors }
const fail: SendingEvent = { type: 'fail', notice }
const breakOff: SendingEvent = { type: 'fail', notice, resumes }
const cancelled = {
  name: 'failed',
  notice: expect.objectContaining({ text: expect.stringContaining('Nothing was sent') }),
}

it.each<[string, Sending, SendingEvent, unknown]>([
  ['a press starts the check', idle, submit, checking],
  ['a press by email starts the check', failed, { type: 'submit', by: 'mail' }, { ...checking, by: 'mail' }],
  ['a corrected form is checked again', invalid, submit, checking],
  ['a press sends at once what waits for the connection', waiting, submit, checking],
  ['a valid form is sent', checking, accept, sending],
  ['a form with errors shows them', checking, refuse, invalid],
  ['the errors of the server are shown', sending, refuse, invalid],
  ['a form that cannot be checked can be used again', checking, { type: 'reset' }, idle],
  ['the upload shows its progress', sending, { type: 'progress', progress: 0.5 }, { ...sending, progress: 0.5 }],
  ['a failure is shown', sending, fail, failed],
  ['an upload that breaks off waits for the connection', sending, breakOff, waiting],
  ['an upload that breaks off twice is left to the visitor', sendingAgain, breakOff, failed],
  ['an upload can be cancelled', sending, { type: 'cancel' }, cancelled],
  ['an upload that crashes leaves a form to use', sending, { type: 'reset' }, idle],
  ['an enquiry arrives', sending, { type: 'succeed', success }, sent],
  ['the form sends again once it is online', waiting, { type: 'online' }, { ...checking, automatic: true }],
  ['a change stops the automatic retry', waiting, { type: 'stop waiting' }, failed],
  ['the next page is requested', sent, { type: 'leave' }, leaving],
  ['a slow next page can be cancelled', leaving, { type: 'cancel' }, idle],
  ['a form that the visitor comes back to can be used', leaving, { type: 'reset' }, idle],
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
