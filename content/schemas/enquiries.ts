import * as f from './fields.ts'

/** Emails and pages that the server sends when direct delivery is on. */
export const enquiryDesk = f.fields({
  mail: f.group('Email to the office', {
    spamMark: f.line('Mark before the subject of suspected spam', { help: 'Suspected spam is still delivered.' }),
    referenceLabel: f.line('Label of the reference'),
    part: f.template('Added to the subject when the files need several emails', ['number', 'count'], { max: 60 }),
    apart: f.line('Above the files that come in their own emails'),
    refused: f.line('Above the files that the mail server refused'),
    suspicionsLabel: f.line('Label of the reasons for suspicion'),
    suspicions: f.group('Reasons for suspicion', {
      honeypot: f.line('A hidden field was filled in'),
      haste: f.line('It was sent too fast'),
      links: f.line('It has several links'),
    }),
  }),
  acknowledgement: f.group('Email to the visitor', {
    subject: f.line('Subject', { max: 80 }),
    firstParagraph: f.text('First paragraph', { max: 500 }),
    receivedLabel: f.line('Label of the day'),
    nextLabel: f.line('Above the next steps'),
    closing: f.text('Last paragraph', { max: 300 }),
    notYou: f.text('For people who did not send an enquiry', { max: 300 }),
  }),
  errors: f.group('Messages when an enquiry cannot be taken', {
    fields: f.line('Heading, for a field'),
    files: f.line('Heading, for a file'),
    broken: f.titledText('It did not arrive complete'),
    tooSlow: f.titledText('It took too long'),
    tooMuch: f.titledText('It is too large'),
    elsewhere: f.titledText('It came from another website'),
    tooMany: f.group('Too many came at once', {
      title: f.line('Title', { max: 90 }),
      text: f.template('Text', ['minutes'], { max: 300 }),
    }),
    busy: f.titledText('The server is busy'),
    badFile: f.template('A file is not what its name says', ['file'], { max: 200 }),
    emptyFile: f.template('A file is empty', ['file'], { max: 200 }),
    goBack: f.text('How to go back', { max: 300 }),
    contact: f.text('Other ways to reach us', { max: 200 }),
  }),
})

/** Next to the enquiry forms: what to attach. */
export const enquiryGuide = f.fields({
  attach: f.group('What to attach', {
    title: f.heading,
    items: f.list('Items', 'item', f.line('Item')),
    sketch: f.line('Sketch'),
    example: f.line('Above the example of a sketch'),
    exampleAlt: f.alt('What the example shows', 300),
  }),
})

/** Privacy notices next to the forms (UK GDPR, Article 13): who uses the details, for what purpose and for how long. */
export const enquiryNotices = f.fields({
  form: f.template('Below the button of both enquiry forms', ['firm'], {
    help: `{firm} becomes the registered name. ${f.linkForm}`,
    max: 400,
  }),
  promise: f.template('Next to the button', ['hours'], { max: 100 }),
  sends: f.text('Next to the button, when it sends the enquiry to our server', { max: 200 }),
  opensDraft: f.text('Next to the button, when it opens a draft', { max: 200 }),
  attachFiles: f.text('Below the chosen files, when the button opens a draft', { max: 200 }),
  calculator: f.text('Below the contact details of the calculator', {
    help: f.linkForm,
    max: 400,
  }),
  calculatorOpensMail: f.text('Next to the two buttons of the calculator', { max: 200 }),
})

/** The question about analytics. It is only in a build with a real analytics id. */
export const consent = f.fields({
  label: f.spoken('Name of the question'),
  title: f.line('Heading', { max: 60 }),
  text: f.text('Text', { max: 400 }),
  more: f.group('Link to the privacy policy', f.action.shape, { row: true }),
  accept: f.line('Button that agrees', { max: 30 }),
  reject: f.line('Button that refuses', { max: 30 }),
  state: f.group('After an answer', { granted: f.line('Agreed'), denied: f.line('Refused') }, { row: true }),
  change: f.line('Link in the footer'),
})

/** What the footer says on every page, and the emergency band on the home page. */
export const everyPage = f.fields({
  footer: f.text('Footer', { max: 300 }),
  emergency: f.group('Emergency band', {
    title: f.line('Heading', { max: 60 }),
    text: f.text('Text', { max: 300 }),
  }),
})
