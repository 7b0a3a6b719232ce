/** Text of the alarms that go to ALERT_WEBHOOK, without personal data. {braces} are filled in. */
export const alarms = {
  title: '{site}: {problem}',
  allClearTitle: '{site}: all clear',
  causes: {
    waiting: {
      problem: 'enquiries are waiting',
      text: 'The mail server has not taken an enquiry for {minutes} minutes. The enquiry is kept and sent again automatically, at least once an hour. To see the mail server’s answer: npm run desk',
      allClear: 'No enquiry is waiting now.',
    },
    desk: {
      problem: 'the enquiry desk is not open',
      text: 'The pages are served, but no enquiry can be stored. Visitors are asked to call or to send an email instead. The server tries again every minute. To see why: npm run desk',
      allClear: 'The enquiry desk is open again.',
    },
    'refused-files': {
      problem: 'the mail server refused a file',
      text: 'Files that your mail server did not accept: {count}. The office has the text of each enquiry. The files are kept until you save them. To see which they are and how to save them: npm run desk',
      allClear: 'All refused files have been saved.',
    },
    database: {
      problem: 'the database does not answer',
      text: 'The enquiry desk cannot store enquiries: its database refuses connections or does not answer. Visitors are asked to call or try again.',
      allClear: 'The database answers again.',
    },
    disk: {
      problem: 'the disk cannot be written',
      text: 'The enquiry desk cannot write to its disk (DATA_DIR), or less than 250 MB is free. Visitors are asked to call or try again.',
      allClear: 'The disk can be written again.',
    },
    crashes: {
      problem: 'a page crashes',
      text: 'Two visitors saw the crash screen at the same place within a day: {where}. The server’s log has the error message. You get at most one such alarm a day.',
      allClear: '',
    },
    test: {
      problem: 'this is a test',
      text: 'Somebody at your firm is testing the alarm. Nothing is wrong.',
      allClear: '',
    },
  },
} as const
