/** What opens the steel list. The copy of the list itself, in content/steel-list.ts, loads with the list. */
export const listOpenerCopy = {
  /** Anchor on the fabrication page. */
  id: 'sections',
  title: 'Have a schedule? Paste it',
  lead: 'You see the weight, the transport and a budget price, and can send us the list.',
  open: 'Make a list',
  failed: {
    title: 'The list did not load.',
    text: 'Copy your text, check your connection and reload the page. Or type the pieces in the quote form.',
  },
  paste: {
    label: 'Paste a steel list',
    hint: 'From an email, Excel or a PDF. One piece per line: 4\u00a0no\u00a0203x133x25\u00a0UB\u00a0x\u00a03300.',
    read: 'Read these lines',
    file: 'Open a CSV or text file',
  },
} as const
