/** The seven documents, in the order of a job. About lists them, so that they can be read without script. */
export const handOverDocuments = {
  quote: { name: 'Itemised quote', text: 'Every line priced, with VAT' },
  drawing: { name: 'Fabrication drawing', text: 'Length, holes, fin plate and weld' },
  delivery: { name: 'Delivery note', text: 'Marks, number off, weight' },
  welds: { name: 'Weld map with inspection record', text: 'Each weld and its check' },
  lift: { name: 'Lift plan', text: 'Load, radius, sequence' },
  certificates: { name: 'Mill certificate and Declaration of Performance', text: 'What is tested, what is declared' },
  warranty: { name: 'Warranty', text: 'What is covered, how long' },
} as const

export type DocumentId = keyof typeof handOverDocuments

export const handOverBand = {
  mark: 'Hand-over pack',
  title: 'The documents that come with the steel',
  lead: 'We filled in a specimen for one beam, B12. Seven sheets of A4 show you what you have in your hand at the end of a job.',
  open: 'See a specimen hand-over pack',
  failed: 'The pack did not load. Check your connection and try again.',
} as const

/** What the sections of the other pages say, and the documents that they name. */
export const handOverExcerpts = {
  home: {
    title: 'The documents that come with the steel',
    lead: 'We filled in a specimen for one beam, B12. These two of its seven sheets open and close a job.',
    documents: ['quote', 'warranty'],
  },
  beams: {
    title: 'Documents to keep with the house',
    lead: 'A buyer’s surveyor may ask for them. Both are in our specimen pack for one beam, B12.',
    documents: ['certificates', 'warranty'],
  },
  london: {
    title: 'Two documents for the site file',
    lead: 'The lift plan reaches you before the day, the delivery note comes with the lorry. Both are in our specimen pack for one beam, B12.',
    documents: ['delivery', 'lift'],
  },
  welding: {
    title: 'Each weld on one sheet',
    lead: 'The sheet is part of our specimen pack for one beam, B12.',
    documents: ['welds'],
  },
  crane: {
    title: 'The plan that you get before the lift',
    lead: 'It is part of our specimen pack for one beam, B12.',
    documents: ['lift'],
  },
} as const satisfies Record<string, { title: string; lead: string; documents: readonly DocumentId[] }>

/** The opened pack. */
export const packCopy = {
  title: 'Specimen hand-over pack',
  lead: 'What the drawing fixes is filled in. Numbers, names, dates and results are entered for each job, so they are blank here.',
  contents: 'Documents in the pack',
  print: 'Print all sheets',
  close: 'Close',
  watermark: 'Specimen',
  sheetOf: 'Sheet {number} of {count}',
  price: { line: 'Line', what: 'What it is', price: 'Before VAT' },
  signature: { caption: 'Signatures', role: 'Role', name: 'Name', signature: 'Signature', date: 'Date' },
} as const
