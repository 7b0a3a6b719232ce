/** Words of the test enquiry that `npm run desk -- test` sends to the office. */
export const testEnquiry = {
  /** Put before the subject. */
  mark: '[test]',
  name: 'Test of the enquiry desk',
  description:
    'This is a test of the website’s enquiry desk, sent by hand. Nobody is waiting for an answer. If you can open the attached file, enquiries and their drawings reach you.',
  fileName: 'desk-test.pdf',
  /** The one line of the attached PDF; plain ASCII. */
  fileText: 'Test of the enquiry desk: this file came through.',
} as const

/** Words of the alarms that go to ALERT_WEBHOOK. No personal data: how many and since when, never who. Text in {braces} is filled in. */
export const alarms = {
  title: '{site}: {problem}',
  allClearTitle: '{site}: well again',
  causes: {
    waiting: {
      problem: 'enquiries are waiting',
      text: 'The mail server has not taken an enquiry for {minutes} minutes. It is kept and tried again. What it says: npm run desk',
      allClear: 'No enquiry is waiting any more.',
    },
    'given-up': {
      problem: 'an enquiry was given up',
      text: 'Mails to the office that could not be delivered in 72 hours: {count}. They are kept. What to do: npm run desk, then npm run desk -- retry all',
      allClear: 'No mail is given up any more.',
    },
    database: {
      problem: 'the database does not answer',
      text: 'The enquiry desk cannot store enquiries: its database refuses or does not answer. Visitors are told to ring or try again.',
      allClear: 'The database answers again.',
    },
    disk: {
      problem: 'the disk refuses',
      text: 'The enquiry desk cannot write to its disk (DATA_DIR), or less than 100 MB of it are free. Visitors are told to ring or try again.',
      allClear: 'The disk takes files again.',
    },
    crashes: {
      problem: 'pages crash',
      text: 'More than {limit} visitors met a crashed page within an hour. The server’s log names page and component.',
      allClear: 'Hardly any page has crashed within the last hour.',
    },
    test: {
      problem: 'this is a test',
      text: 'A test of the alarm, sent by hand. Nothing is wrong.',
      allClear: '',
    },
  },
} as const
