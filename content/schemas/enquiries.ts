import { action, group, line, list, template, text, titledText } from './fields.ts'

/** Emails and pages that the server sends when direct delivery is on. */
export const enquiryDesk = group('', {
  mail: group('Email to the office', {
    spamMark: line('Mark before the subject of suspected spam', { help: 'Suspected spam is still delivered.' }),
    referenceLabel: line('Label of the reference'),
    part: template('Added to the subject when the files need several emails', ['number', 'count'], { max: 60 }),
    apart: line('Above the files that come in their own emails'),
    refused: line('Above the files that the mail server refused'),
    suspicionsLabel: line('Label of the reasons for suspicion'),
    suspicions: group('Reasons for suspicion', {
      honeypot: line('A hidden field was filled in'),
      haste: line('It was sent too fast'),
      links: line('It has several links'),
    }),
  }),
  acknowledgement: group('Email to the visitor', {
    subject: line('Subject', { max: 80 }),
    opening: text('First paragraph', { max: 500 }),
    receivedLabel: line('Label of the day'),
    nextLabel: line('Above the next steps'),
    closing: text('Last paragraph', { max: 300 }),
    notYou: text('For people who did not send an enquiry', { max: 300 }),
  }),
  errors: group('Messages when an enquiry cannot be taken', {
    fields: line('Heading, for a field'),
    files: line('Heading, for a file'),
    broken: titledText('It did not arrive complete'),
    tooSlow: titledText('It took too long'),
    tooMuch: titledText('It is too large'),
    elsewhere: titledText('It came from another website'),
    tooMany: group('Too many came at once', {
      title: line('Title', { max: 90 }),
      text: template('Text', ['minutes'], { max: 300 }),
    }),
    busy: titledText('The server is busy'),
    badFile: template('A file is not what its name says', ['file'], { max: 200 }),
    emptyFile: template('A file is empty', ['file'], { max: 200 }),
    goBack: text('How to go back', { max: 300 }),
    contact: text('Other ways to reach us', { max: 200 }),
  }),
})

/** Next to the enquiry forms: what to attach. */
export const enquiryGuide = group('', {
  attach: group('What to attach', {
    title: line('Heading'),
    items: list('Items', 'item', line('Item')),
    sketch: line('Sketch'),
    example: line('Above the example of a sketch'),
    exampleAlt: text('What the example shows', { max: 300, help: 'Read out to people who cannot see it' }),
  }),
})

/** Privacy notices next to the forms (UK GDPR, Article 13): who uses the details, for what purpose and for how long. */
export const enquiryNotices = group('', {
  form: template('Below the button of both enquiry forms', ['firm'], {
    help: '{firm} becomes the registered name. A link is written [our areas](/areas-we-serve).',
    max: 400,
  }),
  promise: template('Next to the button', ['hours'], { max: 100 }),
  sends: text('Next to the button, when it sends the enquiry to our server', { max: 200 }),
  opensDraft: text('Next to the button, when it opens a draft', { max: 200 }),
  attachFiles: text('Below the chosen files, when the button opens a draft', { max: 200 }),
  calculator: text('Below the contact details of the calculator', {
    help: 'A link is written [our areas](/areas-we-serve).',
    max: 400,
  }),
  calculatorOpensMail: text('Next to the two buttons of the calculator', { max: 200 }),
})

/** The question about analytics. It is only in a build with a real analytics id. */
export const consent = group('', {
  label: line('Name of the question', { help: 'For people who use a screen reader' }),
  title: line('Heading', { max: 60 }),
  text: text('Text', { max: 400 }),
  more: group('Link to the privacy policy', action.shape, { row: true }),
  accept: line('Button that agrees', { max: 30 }),
  reject: line('Button that refuses', { max: 30 }),
  state: group('After an answer', { granted: line('Agreed'), denied: line('Refused') }, { row: true }),
  change: line('Link in the footer'),
})

/** What the footer says on every page, and the emergency band on the home page. */
export const everyPage = group('', {
  footer: text('Footer', { max: 300 }),
  emergency: group('Emergency band', {
    title: line('Heading', { max: 60 }),
    text: text('Text', { max: 300 }),
  }),
})
