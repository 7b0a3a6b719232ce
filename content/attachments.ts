/** What the enquiry forms say of attached files and of the steel list. The site fills in the text in {braces}. */

export const attachmentCopy = {
  label: 'Attach Files',
  hint: 'Drawings or photos: up to 5 files of 10\u00a0MB each, as JPG, PNG, WEBP, PDF, DOC or DOCX.',
  choose: 'Choose files',
  drop: 'or drop them here, or paste a picture',
  listLabel: 'Attached files',
  remove: 'Remove {file}',
  removeShort: 'Remove',
  removed: '{file} removed',
  added: '{file} attached',
  total: '{count} of {limit} files, {size} in total',
} as const

export const sentListCopy = {
  pieces: '{pieces} pieces, {mass} kg',
  onePiece: '1 piece, {mass} kg',
  /** Headings, and lines that we could not read. */
  others: '{others} lines kept as written',
  oneOther: '1 line kept as written',
  summary: '{label}: {contents}',
  attached: { title: 'Steel list attached', text: 'Fill in your details, then send the form.' },
  file: 'steel-list.csv',
  enclosed: '{summary} (attached as {file})',
  asWritten: '{line} [as written, not in {file}]',
  columns: ['Mark', 'No.', 'Section', 'Length, mm', 'Details', 'kg each'],
} as const

/** The first three are word for word from spec 8. */
export const attachmentToasts = {
  tooLarge: {
    title: 'File too large',
    text: '{file} is larger than 10MB. Please choose a smaller file.',
  },
  unsupported: {
    title: 'File type not supported',
    text: '{file} is not a supported file type. Please upload images (JPG, PNG, WEBP) or documents (PDF, DOC, DOCX).',
  },
  tooMany: { title: 'Too many files', text: 'You can upload a maximum of 5 files.' },
  repeated: { title: 'Already attached', text: '{file} is already on the list.' },
} as const
