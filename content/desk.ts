/** Text of the test enquiry that `npm run desk -- test` sends to the office. */
export const testEnquiry = {
  /** Put before the subject. */
  mark: '[test]',
  name: 'Test of the enquiry desk',
  description:
    'This is a test of the website’s enquiry desk, sent by hand. Nobody is waiting for an answer. If you can open the attached file, enquiries and their drawings reach you.',
  fileName: 'desk-test.pdf',
} as const

/** Text of the alarms that go to ALERT_WEBHOOK, without personal data. {braces} are filled in. */
export const alarms = {
  title: '{site}: {problem}',
  allClearTitle: '{site}: all clear',
  causes: {
    waiting: {
      problem: 'enquiries are waiting',
      text: 'The mail server has not taken an enquiry for {minutes} minutes. It is kept and tried again. To see its answer: npm run desk',
      allClear: 'No enquiry is waiting any more.',
    },
    'given-up': {
      problem: 'an enquiry was given up',
      text: 'Mails to the office that could not be delivered in 72 hours: {count}. They are kept. To see why: npm run desk. To try again: npm run desk -- retry all',
      allClear: 'There is no given-up mail any more.',
    },
    database: {
      problem: 'the database does not answer',
      text: 'The enquiry desk cannot store enquiries: its database refuses or does not answer. Visitors are asked to call or try again.',
      allClear: 'The database answers again.',
    },
    disk: {
      problem: 'the disk cannot be written',
      text: 'The enquiry desk cannot write to its disk (DATA_DIR), or less than 100 MB is free. Visitors are asked to call or try again.',
      allClear: 'The disk can be written again.',
    },
    crashes: {
      problem: 'a page crashes',
      text: 'Two visitors saw the crash screen at the same place within a day: {where}. The server’s log has the error message. There is at most one such alarm a day.',
      allClear: '',
    },
    test: {
      problem: 'this is a test',
      text: 'A test of the alarm, sent by hand. Nothing is wrong.',
      allClear: '',
    },
  },
} as const
